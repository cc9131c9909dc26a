import { expect, test, type Locator, type Page } from './test.ts'
import { expectNoBarriers, picture, pick, useDark } from './journeys.ts'
import { cardsOf, enter, newMember, newProject } from './team.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'Search preview' })
const heading = (page: Page) => panel(page).getByRole('heading', { level: 2 })
const numberOn = async (page: Page) => Number(/[\d,]+/.exec(await heading(page).innerText())?.[0].replaceAll(',', '') ?? Number.NaN)
const draftAt = (project: string, step: string) => `/projects/v2/draft/${project}?step=${encodeURIComponent(step)}`
const undisturbed = (page: Page) => expect(panel(page)).not.toHaveAttribute('data-slow')

test('count and people follow every filter, and removing one adds exactly the promised people', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, { draft: true, settings: { keywords_required: ['Python'] } })
  await enter(page, member, draftAt(project, 'Education'))
  await expect(heading(page)).toHaveText(/^[\d,]+ (people match|person matches)$/)
  const best = panel(page).getByRole('list', { name: 'Top five' }).getByRole('listitem')
  await expect(best).toHaveCount(5)
  for (const person of await best.all()) await expect(person).toContainText(/Engineer|Developer|Python|Works|Worked|Lives|Studied/)
  const all = await numberOn(page)
  const first = await best.first().innerText()
  await picture(page, 'preview-beside')

  await page.getByRole('checkbox', { name: 'MBA' }).check()
  await expect(heading(page)).not.toHaveText(new RegExp(`^${all.toLocaleString('en-US')} `))
  const fewer = await numberOn(page).catch(() => 0)
  const cost = panel(page).getByRole('button', { name: /more if you drop MBA$/ })
  const promised = Number((await cost.innerText()).split(' ')[0]!.replaceAll(',', ''))
  await expectNoBarriers(page)
  await cost.click()
  await expect(page.getByRole('checkbox', { name: 'MBA' })).not.toBeChecked()
  await expect(heading(page)).toHaveText(new RegExp(`^${all.toLocaleString('en-US')} `))
  expect(promised).toBe(all - (Number.isNaN(fewer) ? 0 : fewer))
  expect(await best.first().innerText()).toBe(first)
  await expect(heading(page)).toBeFocused()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('checkbox', { name: 'MBA' })).toBeChecked()
  await expect(cost).toBeVisible()
})

test('a term that no one has excludes no one: it is named, and every card says so', async ({ page, request }) => {
  const member = await newMember(request)
  const term = 'Basket weaving under water'
  const project = await newProject(member, { draft: true, settings: { keywords_required: [term] } })
  await enter(page, member, draftAt(project, 'Keywords'))
  await expect(heading(page)).toHaveText(/people match$/)
  await expect(panel(page)).toContainText(`No one has ${term} (0). It doesn’t exclude anyone: people who have it rank higher.`)
  await expectNoBarriers(page)
  await picture(page, 'preview-rare')
  await member.call('POST', 'v2/projects/flashcards/initial', { project_id: project })
  await expect.poll(async () => (await cardsOf(member, project, 'UNDER_REVIEW')).length, { timeout: 60_000 }).toBe(10)
  await page.goto(`/panel?project=${project}`)
  await page.getByRole('button', { name: "Let's Calibrate" }).click()
  await expect(page.getByText(`Almost no one has ${term} (0). This affects the order and excludes no one.`)).toBeVisible()
  await expect(page.getByText(`no mention of ${term}, like almost everyone`)).toBeVisible()
})

test('a criterion computed from jobs filters, and the card shows the jobs and dates that prove it', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, { draft: true, settings: { keywords_required: ['promoted within 4 years'] } })
  await enter(page, member, draftAt(project, 'Keywords'))
  await expect(panel(page).getByRole('button', { name: /more if “promoted within 4 years” is only nice to have$/ })).toBeVisible()
  await member.call('POST', 'v2/projects/flashcards/initial', { project_id: project })
  await expect.poll(async () => (await cardsOf(member, project, 'UNDER_REVIEW')).length, { timeout: 60_000 }).toBe(10)
  await page.goto(`/panel?project=${project}`)
  await page.getByRole('button', { name: "Let's Calibrate" }).click()
  await expect(page.getByText(/^Rose from .+ to .+ at .+ in .+/).first()).toBeVisible()
  await expect(page.getByText(/ from .*\d{4}, .+ from .*\d{4}$/).first()).toBeVisible()
  await picture(page, 'card-computed')
})

test('one click gives up what stands in the way, and says what that gives', async ({ page, request }) => {
  const member = await newMember(request)
  const settings = { job_title: 'Registered Nurse', job_titles: ['Registered Nurse'], locations: ['Columbus, Ohio, United States'] }
  const project = await newProject(member, { draft: true, settings: { ...settings, years_exp_min: 60, mba: true } })
  await enter(page, member, draftAt(project, 'Keywords'))
  await expect(heading(page)).toHaveText('No one meets every requirement')
  await expect(panel(page)).toContainText('These come closest.')
  await expect(panel(page)).toContainText('Columbus 0, Ohio 0, United States 0, anywhere 0. Nearer ranks higher.')
  await expect(panel(page).getByRole('list', { name: 'Top five' }).getByRole('listitem')).toHaveCount(5)
  await picture(page, 'preview-relax')
  await expectNoBarriers(page)
  await page.setViewportSize({ width: 320, height: 700 })
  // what stands in the way is shown unasked, and can be put away
  const hide = panel(page).getByRole('button', { name: 'Hide' })
  await hide.click()
  await panel(page).getByRole('button', { name: 'See who comes closest' }).click()
  await expect(hide).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await useDark(page, true)
  await expectNoBarriers(page)
  await picture(page, 'preview-relax-phone-dark')
  const relax = panel(page).getByRole('button', { name: /^Drop .+: [\d,]+ (people|person)$/ })
  const [words] = (await relax.innerText()).split(':')
  const promised = /: ([\d,]+)/.exec(await relax.innerText())![1]!
  await relax.click()
  await expect(page.getByText(`Done: ${words!.charAt(0).toLowerCase()}${words!.slice(1)}`)).toBeVisible()
  await expect(panel(page)).toContainText(`United States ${promised}`)
  const saved = () => member.call<{ years_exp_min: number | null }>('GET', 'v1/projects/settings', { project_id: project })
  await expect.poll(async () => (await saved()).years_exp_min).toBeNull()
})

test(
  'without criteria the preview is one line; a job title shows people in the first step',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const member = await newMember(request)
    await enter(page, member, '/projects/v2/new/self-serve')
    await expect(panel(page)).toContainText('Add a job title or an ideal candidate to see people.')
    await page.getByRole('textbox', { name: 'Job title' }).fill('Registered Nurse')
    await expect(panel(page).getByRole('listitem')).toHaveCount(5)
    await undisturbed(page)
    await expectNoBarriers(page)
  },
)

test('names are hidden where the project hides them', { tag: '@nightly' }, async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, { draft: true, settings: { bias_reducer: true } })
  await enter(page, member, draftAt(project, 'Job Titles'))
  const names = panel(page).getByRole('listitem').locator('p:first-child > span:first-child')
  await expect(names).toHaveCount(5)
  for (const name of await names.allInnerTexts()) expect(name).toMatch(/^\S\. \S\.$/)
})

test('on a phone it is one line above the fields, which opens', { tag: '@nightly' }, async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, { draft: true })
  await page.setViewportSize({ width: 320, height: 700 })
  await enter(page, member, draftAt(project, 'Job Titles'))
  await expect(heading(page)).toHaveText(/people match$/)
  await expect(panel(page).getByRole('listitem')).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'See top matches' }).click()
  await expect(panel(page).getByRole('list', { name: 'Top five' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoBarriers(page)
  await picture(page, 'preview-phone')
  await pick(page, 'Job titles', 'Registered Nurse')
  await expect(panel(page).getByRole('button', { name: 'Hide' })).toHaveAttribute('aria-expanded', 'true')
})

/** Every user action on the page, counted: a click, filling a field, a key, choosing a file. */
function countingHands() {
  let actions = 0
  const count = async (act: Promise<void>): Promise<void> => {
    actions += 1
    await act
  }
  return {
    click: (target: Locator) => count(target.click()),
    fill: (target: Locator, text: string) => count(target.fill(text)),
    actions: () => actions,
  }
}

const posting = `Senior Data Engineer

About us
Harbor Labs moves freight by rail.

Requirements
- 4+ years of experience as a data engineer
- Strong SQL and Python
- Bachelor's degree in a technical field

Nice to have
- Experience with Spark and Airflow
`

test('from a job description to the first ranked people in at most five actions', { tag: '@nightly' }, async ({ page, request }) => {
  const member = await newMember(request)
  await enter(page, member, '/panel')
  await expect(page.getByRole('link', { name: 'Create project' }).first()).toBeVisible()
  const hands = countingHands()
  const began = Date.now()
  await hands.click(page.getByRole('link', { name: 'Create project' }).first())
  await hands.fill(page.getByRole('textbox', { name: 'Job description' }), posting)
  await hands.click(page.getByRole('button', { name: 'Find criteria' }))
  const best = panel(page).getByRole('list', { name: 'Top five' }).getByRole('listitem')
  await expect(best).toHaveCount(5)
  const seconds = (Date.now() - began) / 1000
  for (const person of await best.all()) await expect(person.locator('[title*="“"]')).not.toBeEmpty()
  const scores = (await best.locator('[title="Score, of 100"]').allInnerTexts()).map((text) => Number(/\d+/.exec(text)))
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  console.log(`from a job description to five ranked people: ${hands.actions()} actions, ${seconds.toFixed(1)} s of the product's own time`)
  expect(hands.actions()).toBeLessThanOrEqual(5)
})

test(
  'a failed preview is reported and retried; a late response never replaces a newer one',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const member = await newMember(request)
    const project = await newProject(member, { draft: true })
    const path = '**/api/v2/projects/preview'
    let isBroken = true
    await page.route(path, (route) =>
      isBroken ? route.fulfill({ status: 500, json: { error: 'internal', message: 'Broken' } }) : route.continue(),
    )
    await enter(page, member, draftAt(project, 'Education'))
    await expect(panel(page).getByRole('alert')).toContainText('We couldn’t create the preview.')
    await expectNoBarriers(page)
    // responses work again after the click, so the alert disappears with the first one
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    isBroken = false
    await expect(heading(page)).toHaveText(/people match$/)
    const all = await heading(page).innerText()
    await page.unroute(path)

    // the response to the request with the tick arrives after the one without it
    const late = Promise.withResolvers<void>()
    const requested = Promise.withResolvers<void>()
    await page.route(path, async (route) => {
      if (!/mba=true/.test(route.request().postData() ?? '')) return route.continue()
      requested.resolve()
      await late.promise
      await route.continue().catch(() => {})
    })
    await page.getByRole('checkbox', { name: 'MBA' }).check()
    await requested.promise
    await page.getByRole('checkbox', { name: 'MBA' }).uncheck()
    await expect(heading(page)).toHaveText(all)
    late.resolve()
    await page.unrouteAll({ behavior: 'wait' })
    await expect(heading(page)).toHaveText(all)
    await page.context().setOffline(true)
    await expect(panel(page)).toContainText('You’re offline.')
    await page.context().setOffline(false)
  },
)
