// Long lists: scrolled endlessly, searched, selected by page or completely, moved in bulk, and restored at the same position.
import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, picture, tabCount, useDark } from './journeys.ts'
import { addPeople, cardsOf, enter, moveTo, newMember, newProject, type Member } from './team.ts'

const names = (count: number) => Array.from({ length: count }, (_, index) => `Person Number${String(index + 1).padStart(3, '0')}`)

/** A navigator project with this many approved people; the first added is last. */
async function withApproved(member: Member, count: number): Promise<string> {
  const project = await newProject(member, { type: '2' })
  await addPeople(member, project, names(count))
  return project
}

const listOf = (project: string, tab = 'approved') => `/panel?project=${project}&tab=${tab}`
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
/** Scrolls like a mouse wheel to the end of the page. */
async function toTheEnd(page: Page, name: string) {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(card(page, name)).toBeInViewport({ timeout: 500 })
  }).toPass()
}

test('selecting the page and selecting all differ; candidates that can’t be moved are listed, and all moves can be undone [261 424]', async ({
  page,
  request,
}) => {
  // a few hundred moves, each with its own call
  test.slow()
  const member = await newMember(request)
  const project = await withApproved(member, 56)
  await enter(page, member, listOf(project))
  await expect(page.getByRole('feed', { name: 'Approved, 56' })).toBeVisible()
  await expect(page.getByRole('article').first()).toHaveAttribute('aria-setsize', '56')

  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await expect(page.getByRole('checkbox', { name: '50 selected' })).toBeChecked()
  await expect(page.getByText('All 50 on this page are selected.')).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'lists-all-on-this-page')
  await page.getByRole('button', { name: 'Select all 56 in Approved' }).click()
  await expect(page.getByRole('checkbox', { name: '56 selected' })).toBeChecked()
  await expect(page.getByText('All 56 are selected.')).toBeVisible()

  const refused = ['Person Number007', 'Person Number056']
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  const cards = await member.call<{ candidates: { id: string; name: string }[] }>('GET', 'v2/projects/candidates', {
    project_id: project,
    status: 'APPROVED',
  })
  const more = await member.call<{ candidates: { id: string; name: string }[] }>('GET', 'v2/projects/candidates', {
    project_id: project,
    status: 'APPROVED',
    page_idx: 2,
  })
  const ids = [...cards.candidates, ...more.candidates].filter(({ name }) => refused.includes(name)).map(({ id }) => id)
  expect(ids).toHaveLength(2)
  await page.route('**/api/v2/projects/candidates/status', (route) =>
    ids.some((id) => route.request().postData()?.includes(id)) ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Move to' }).click()
  await page.getByRole('menuitem', { name: /Contacted/ }).click()
  await expect(page.getByText(/^Moving \d+ of 56…$/)).toBeVisible()
  const alert = page.getByRole('alert')
  await expect(alert.getByText('2 candidates were not moved')).toBeVisible({ timeout: 60_000 })
  for (const name of refused)
    await expect(alert.getByRole('listitem').filter({ hasText: name })).toHaveText(
      `${name}: Swipe candidate failed - Please try again later.`,
    )
  expect(warnings.filter((text) => text.includes('A candidate was not moved'))).toHaveLength(2)
  await expect(page.getByText('Candidate has been updated')).toBeVisible()
  for (const name of refused) await expect(card(page, name)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked()
  await expect.poll(() => tabCount(page, 'Contacted')).toBe(54)
  await expect.poll(() => tabCount(page, 'Approved')).toBe(2)
  await expectNoBarriers(page)
  await picture(page, 'lists-not-moved')

  await test.step('undo brings all back, whatever has loaded in the meantime', async () => {
    await page.keyboard.press('u')
    await expect.poll(() => tabCount(page, 'Approved'), { timeout: 90_000 }).toBe(56)
    await expect.poll(() => tabCount(page, 'Contacted')).toBe(0)
    await page.reload()
    await expect(page.getByRole('feed', { name: 'Approved, 56' })).toBeVisible()
  })
})

test('a list scrolls endlessly and can be searched; a reload and Back restore card, selection, and search', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await withApproved(member, 56)
  await enter(page, member, listOf(project))
  const find = page.getByRole('textbox', { name: 'Find in Approved' })

  await test.step('found among those on the page, then among all', async () => {
    await find.fill('number003')
    await expect(page.getByText('0 found among the first 50.')).toBeVisible()
    await expect(page.getByText('No matches')).toBeVisible()
    await page.getByRole('button', { name: 'Search all 56' }).click()
    await expect(page.getByText('1 of 56 found.')).toBeVisible()
    await expect(card(page, 'Person Number003')).toBeVisible()
    await page.reload()
    await expect(find).toHaveValue('number003')
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(page.url()).not.toContain('find=')
  })
  await test.step('loads the end by scrolling', async () => {
    await toTheEnd(page, 'Person Number001')
    await expect(card(page, 'Person Number001')).toHaveAttribute('aria-posinset', '56')
    // distant cards aren't on the page
    expect(await page.getByRole('article').count()).toBeLessThan(30)
  })
  await test.step('a reload and Back return to the same place', async () => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(async () => {
      await page.evaluate(() => window.scrollBy(0, 300))
      await expect(card(page, 'Person Number035')).toBeInViewport({ timeout: 100 })
    }).toPass()
    await page.getByRole('checkbox', { name: 'Select Person Number035' }).click()
    const height = (await card(page, 'Person Number035').boundingBox())!.y
    await page.reload()
    await expect(card(page, 'Person Number035')).toBeInViewport()
    await expect.poll(async () => Math.round((await card(page, 'Person Number035').boundingBox())!.y - height)).toBe(0)
    await expect(page.getByRole('checkbox', { name: 'Select Person Number035' })).toBeChecked()
    await card(page, 'Person Number035').getByRole('button', { name: 'Person Number035', exact: true }).click()
    await expect(page.getByText('22 of 56')).toBeVisible()
    await page.goBack()
    await expect(card(page, 'Person Number035')).toBeInViewport()
    await expect.poll(async () => Math.abs((await card(page, 'Person Number035').boundingBox())!.y - height)).toBeLessThan(2)
    await expect(page.getByRole('checkbox', { name: '1 selected' })).toBeVisible()
  })
  await test.step('a tab opened again begins at its top with nothing ticked', async () => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByRole('tab', { name: /^Rejected/ }).click()
    await expect(page.getByText('No candidates yet')).toBeVisible()
    await page.getByRole('tab', { name: /^Approved/ }).click()
    await expect(card(page, 'Person Number056')).toBeInViewport()
    await expect(page.getByRole('checkbox', { name: 'Select all' })).toBeVisible()
  })
})

test('a list can be used by keyboard beyond the loaded page, and prints completely', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await withApproved(member, 40)
  await enter(page, member, listOf(project))
  await expect(card(page, 'Person Number040')).toBeVisible()
  for (let n = 0; n < 21; n++) await page.keyboard.press('j')
  await expect(card(page, 'Person Number020')).toBeFocused()
  await expect(card(page, 'Person Number020')).toHaveAttribute('aria-posinset', '21')
  await page.keyboard.press('x')
  for (let n = 0; n < 3; n++) await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  await expect(page.getByRole('checkbox', { name: '4 selected' })).toBeAttached()
  await page.keyboard.press('PageDown')
  await expect(card(page, 'Person Number016')).toBeFocused()
  // the focused card scrolls away; the next step continues from it
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(card(page, 'Person Number016')).toHaveCount(0)
  await page.keyboard.press('k')
  await expect(card(page, 'Person Number017')).toBeFocused()
  await expect(card(page, 'Person Number017')).toBeInViewport()

  expect(await page.getByRole('article').count()).toBeLessThan(40)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toHaveCount(40)
  await page.emulateMedia({ media: null })
})

test(
  'a list of ten thousand renders a few dozen cards at any scroll position, and a change reloads two pages',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const member = await newMember(request)
    const project = await withApproved(member, 12)
    const total = 10_000
    // the same twelve repeated, in larger pages than the server's: npm run bench web measures the time
    await page.route('**/api/v2/projects/candidates?*', async (route) => {
      const url = new URL(route.request().url())
      if (url.searchParams.get('status') !== 'APPROVED') return route.continue()
      const pageNumber = Number(url.searchParams.get('page_idx') ?? 1)
      url.searchParams.set('page_idx', '1')
      const real = await (await route.fetch({ url: url.toString() })).json()
      const candidates = Array.from({ length: 500 }, (_, index) => {
        const place = (pageNumber - 1) * 500 + index
        const candidate = real.candidates[place % real.candidates.length]
        return { ...candidate, id: `${candidate.id}-${place}`, _id: `${candidate.id}-${place}`, name: `Person ${place + 1}` }
      })
      await route.fulfill({ json: { ...real, candidates, total, page_idx: pageNumber } })
    })
    await enter(page, member, listOf(project))
    await expect(card(page, 'Person 1')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await page.getByRole('button', { name: 'Select all 10000 in Approved' }).click()
    await expect(page.getByText('All 10,000 are selected.')).toBeVisible({ timeout: 60_000 })
    await page.getByRole('checkbox', { name: '10000 selected' }).uncheck()
    await expect(page.getByRole('article').first()).toBeVisible()

    const { most: max, height } = await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done))
      let shownCount = 0
      // as fast as a wheel scrolls, then jumps over thousands
      for (let n = 0; n < 100; n++) {
        window.scrollBy(0, 250)
        await frame()
        shownCount = Math.max(shownCount, document.querySelectorAll('article').length)
      }
      for (const part of [0.3, 0.9, 0.1, 0.6]) {
        window.scrollTo(0, document.documentElement.scrollHeight * part)
        for (let n = 0; n < 30; n++) await frame()
        shownCount = Math.max(shownCount, document.querySelectorAll('article').length)
      }
      return { most: shownCount, height: document.documentElement.scrollHeight }
    })
    expect(height).toBeGreaterThan(500_000)
    expect(max).toBeLessThan(40)

    // a colleague's move refetches the first and the last of the twenty pages, not all of them
    const requestedPages: number[] = []
    page.on('request', (sent) => {
      const url = new URL(sent.url())
      if (url.searchParams.get('status') === 'APPROVED') requestedPages.push(Number(url.searchParams.get('page_idx')))
    })
    const [someone] = await cardsOf(member, project, 'APPROVED')
    await moveTo(member, project, [someone!.id], 'CONTACTED')
    await expect.poll(() => tabCount(page, 'Contacted')).toBe(1)
    await expect.poll(() => requestedPages.toSorted((a, b) => a - b)).toEqual([1, 20])
    // their responses are still being written
    await page.unrouteAll({ behavior: 'wait' })
  },
)

test(
  'at 320 px and in dark mode, a list has no accessibility violations and no horizontal scroll',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const member = await newMember(request)
    const project = await withApproved(member, 12)
    await page.setViewportSize({ width: 320, height: 700 })
    await enter(page, member, listOf(project))
    await expect(card(page, 'Person Number012')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectNoBarriers(page)
    await useDark(page, true)
    await expectNoBarriers(page)
    await picture(page, 'lists-320-dark')
  },
)
