// The header's search in both variants.
import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, picture } from './journeys.ts'
import { stored } from './shell-parts.ts'
import { addPeople, demoMember, enter, newBrowserFor, newMember, newProject, newWord } from './team.ts'

test(
  'candidate search by field: after a delay, one search at a time, never for empty text [86 88 89 90 91 92 94 427 428]',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const robin = await newMember(request)
    const name = `Quentin ${newWord()}`
    const project = await newProject(robin, { name: 'Ship builder' })
    const [person] = await addPeople(robin, project, [name])
    await enter(page, robin, `/panel?project=${project}`)
    const requests: { at: number; query: URLSearchParams }[] = []
    page.on('request', (sent) => {
      const url = new URL(sent.url())
      if (url.pathname.endsWith('/candidates/search')) requests.push({ at: Date.now(), query: url.searchParams })
    })
    const open = page.getByRole('search').getByRole('button')
    await open.click()
    const box = page.getByRole('combobox', { name: 'Search projects, candidates, and actions' })
    const hit = page.getByRole('option', { name: new RegExp(`^${name.slice(0, 7)}`) })

    await test.step('searches 500 ms after the last letter, and never for blanks', async () => {
      const fields = page.getByRole('radiogroup', { name: 'Find candidates by' })
      await expect(fields.locator('label')).toHaveText(['Name', 'Email', 'LinkedIn URL'])
      await expect(fields).toBeVisible()
      await expect(fields.getByRole('radio', { name: 'Name' })).toBeChecked()
      await box.pressSequentially('   ')
      await expectNoBarriers(page)
      await box.pressSequentially(name)
      const last = Date.now()
      await expect(hit).toBeVisible()
      expect(requests.map(({ query }) => [...query])).toEqual([[['candidate_name', name]]])
      expect(requests[0]!.at - last).toBeGreaterThan(400)
      await expect(hit).toContainText('Ship builder')
      await expect(hit).toContainText('Approved')
      await picture(page, 'shell-search')
    })
    await test.step('a search under way keeps the next one waiting', async () => {
      let release = () => {}
      const gate = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/candidates/search?**', async (route) => {
        await gate
        await route.continue()
      })
      requests.length = 0
      await box.fill('Quen')
      await expect.poll(() => requests.length).toBe(1)
      await box.fill('Quentin')
      // longer than the delay after which it would have been sent
      await page.evaluate(() => new Promise((done) => setTimeout(done, 900)))
      expect(requests.length, 'the first one is not answered').toBe(1)
      release()
      await expect.poll(() => requests.map(({ query }) => query.get('candidate_name'))).toEqual(['Quen', 'Quentin'])
      await page.unrouteAll()
    })
    await test.step('by email; the hit opens the candidate with the history, and the focus had been kept', async () => {
      const candidates = await robin.call<{ candidate_email: string }[]>('GET', 'v1/candidates/search', { candidate_name: name })
      requests.length = 0
      await page.getByText('Email', { exact: true }).click()
      await box.fill(candidates[0]!.candidate_email)
      await expect.poll(() => requests.at(-1)?.query.get('candidate_email')).toBe(candidates[0]!.candidate_email)
      await expect(page.getByText('Searching…')).toBeHidden()
      await expect(hit).toBeVisible()
      await hit.click()
      await expect(page).toHaveURL((url) => url.searchParams.get('candidate') === person!.id && url.searchParams.get('view') === '3')
      await expect(page.getByRole('tab', { name: 'History', selected: true })).toBeVisible()
    })
    await test.step('candidates under review open without the history', async () => {
      const { candidates } = await robin.call<{ candidates: { id: string; name: string }[] }>('GET', 'v2/projects/candidates', {
        project_id: project,
        status: 'UNDER_REVIEW',
      })
      const otherCandidate = candidates[3]!
      await page.goto(`/panel?project=${project}`)
      await open.click()
      await box.fill(otherCandidate.name)
      await page
        .getByRole('option', { name: new RegExp(`${otherCandidate.name}.*Review$`) })
        .first()
        .click()
      await expect(page).toHaveURL((url) => url.searchParams.get('candidate') === otherCandidate.id && !url.searchParams.has('view'))
    })
    await test.step('shows initials for a missing picture and only logs a failed search', async () => {
      const logged: string[] = []
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
      await page.route('https://pictures.example/**', (route) => route.abort())
      await page.route('**/candidates/search?**', async (route) => {
        const response = await route.fetch()
        const results = (await response.json()) as object[]
        await route.fulfill({
          response,
          json: results.map((candidate) => ({ ...candidate, candidate_picture_url: 'https://pictures.example/none.png' })),
        })
      })
      await page.reload()
      await open.click()
      await box.fill(name)
      await expect(hit).toContainText('Ship builder')
      await expect(hit.locator('img')).toHaveCount(0)
      await expect(hit.getByText(/^Q/).first()).toBeVisible()
      await page.unrouteAll()
      await page.route('**/candidates/search?**', (route) => route.abort())
      await box.fill('Someone else')
      await expect.poll(() => logged.some((line) => line.startsWith('The search for candidates failed'))).toBe(true)
      await expect(page.getByText('Nothing found.')).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(open).toBeFocused()
    })
  },
)

test('V2 users search by free text; is_autopilot=false redirects others to it [85 87]', async ({ page, request, browser }) => {
  const [vera, robin] = [await demoMember(request, 'vera@fairlead.example'), await newMember(request)]
  const searchBy = async (where: Page, text: string) => {
    const searchRequest = where.waitForRequest((sent) => sent.url().includes('/candidates/search'))
    await where.getByRole('button', { name: 'Search or jump to…' }).click()
    await where.getByRole('combobox', { name: 'Search projects, candidates, and actions' }).fill(text)
    const { pathname, search } = new URL((await searchRequest).url())
    expect(pathname + search).toBe(`/api/v2/projects/candidates/search?search_query=${encodeURIComponent(text)}`)
    await expect(where.getByRole('dialog').getByRole('radio')).toHaveCount(0)
  }
  await enter(page, vera, '/talent')
  await expect.poll(() => stored(page, 'authorized_products')).toContain('navigator')
  await searchBy(page, 'unknown@nowhere.example')

  const secondPage = await newBrowserFor(browser, robin, '/talent?is_autopilot=false')
  await expect(secondPage.getByText('Switched to Navigator')).toBeVisible()
  await expect(secondPage).toHaveURL(/\/talent$/)
  await searchBy(secondPage, 'unknown@nowhere.example')
  expect((await robin.call('GET', 'v1/users/settings')).product_type).toBe('navigator')
})
