// Starting a project: new or a draft, then paste, check, review; invalid input first.
import { expect, test, type Locator, type Page } from './test.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { refused } from './refused-writes.ts'
import { enter, newMember, newProject, type Member } from './team.ts'

const start = '/autopilot-projects/self-serve/new'
const description = (page: Page) => page.getByRole('textbox', { name: 'Job description' })
const criteria = (page: Page) => page.getByRole('region', { name: 'Criteria from the job description' })
const row = (page: Page, words: string) =>
  criteria(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(words, { exact: true }) })
const title = (page: Page, text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const named = async (member: Member) =>
  (await member.call<{ project_name: string; status: string; is_archived: boolean }[]>('GET', 'v1/projects')).map(
    ({ project_name, status, is_archived }) => [project_name, is_archived ? 'archived' : status],
  )
const settingsOf = (member: Member, page: Page) =>
  member.call<Record<string, unknown>>('GET', 'v1/projects/settings', {
    project_id: new URL(page.url()).searchParams.get('project') ?? /draft\/([^/?]+)/.exec(page.url())![1]!,
  })

const engineer = `Senior Backend Engineer
Berlin, Germany

Requirements
- At least 5 years of experience in software engineering
- Python is required
- PostgreSQL is required

Nice to have
- GraphQL`
const nurse = `ICU Nurse Manager
Houston, TX

Requirements
- 3 years of experience in critical care`

test('paste, check, review: empty text, blank name, new text, a reload; pressing twice creates one project [53]', async ({
  page,
  request,
}) => {
  const me = await newMember(request)
  await enter(page, me, start)
  await title(page, 'Paste the job description')
  await expectNoBarriers(page)
  await press(page, 'Find criteria')
  await expect(page.getByRole('alert')).toHaveText('Paste the job description, or choose a file.')
  await expect(description(page)).toBeFocused()

  await test.step('a second text takes the place of the first, and undo brings that one back', async () => {
    await description(page).fill(nurse)
    await press(page, 'Find criteria')
    await title(page, 'Check the criteria')
    await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue(/Nurse Manager/)
    await page.goBack()
    await title(page, 'Paste the job description')
    await description(page).fill(engineer)
    await press(page, 'Find criteria')
    await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('Senior Backend Engineer')
    await expect(page.getByLabel('Project name')).toHaveValue(/^Senior Backend Engineer, Berlin/)
    await expect(criteria(page)).not.toContainText('Houston')
    await expect(page.getByText('Criteria from the earlier text were replaced')).toBeVisible()
  })

  await test.step('moves each criterion with one control and restores removed ones', async () => {
    await page.getByRole('combobox', { name: 'Where GraphQL applies' }).selectOption('Leave out')
    await expect(criteria(page).getByRole('heading', { name: 'Leave out' })).toBeVisible()
    await press(page, 'Remove Python')
    await expect(row(page, 'Python')).toHaveCount(0)
    await press(page, 'Undo')
    await expect(row(page, 'Python')).toHaveCount(1)
    await expectNoBarriers(page)
    await picture(page, 'start-check')
  })

  await test.step('a blank name is brought into view, has the focus, and is named above the button', async () => {
    await page.getByLabel('Project name').fill(' ')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await press(page, 'Find candidates')
    await expect(page.getByLabel('Project name')).toBeFocused()
    await expect(page.getByLabel('Project name')).toBeInViewport()
    await expect(page.getByRole('alert')).toHaveText('Project name: This field is required.')
    await page.getByLabel('Project name').fill('Backend in Berlin')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await page.reload()
  await title(page, 'Check the criteria')
  await expect(page.getByLabel('Project name')).toHaveValue('Backend in Berlin')
  await expect(criteria(page).getByRole('heading', { name: 'Leave out' })).toBeVisible()
  await page.getByRole('button', { name: 'Find candidates' }).dblclick()
  await expect(page).toHaveURL(/\/panel\?project=/)
  expect(await named(me)).toHaveLength(1)
  expect(await settingsOf(me, page)).toMatchObject({
    project_name: 'Backend in Berlin',
    job_titles: ['Senior Backend Engineer'],
    bad_keywords: ['GraphQL'],
    years_exp_min: 5,
    setup_flow: 'guided',
  })
})

test('from a pasted description to the first card in at most five actions', { tag: '@nightly' }, async ({ page, request }) => {
  const me = await newMember(request)
  await enter(page, me, start)
  let actions = 0
  const act = (work: Promise<unknown>) => {
    actions += 1
    return work
  }
  const click = (target: Locator) => act(target.click())
  const began = Date.now()
  await act(description(page).fill(engineer))
  await click(page.getByRole('button', { name: 'Find criteria' }))
  await click(page.getByRole('button', { name: 'Find candidates' }))
  const calibrate = page.getByRole('button', { name: "Let's Calibrate" })
  await calibrate.waitFor({ timeout: 60_000 })
  await click(calibrate)
  await expect(page.getByText('Calibrating... (1 of 10)')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  console.log(`from a pasted description to the first card: ${actions} actions, ${((Date.now() - began) / 1000).toFixed(1)} s`)
  expect(actions).toBeLessThanOrEqual(5)
})

test('the list, the preview, and the search are one: suggestions, a reload, a second tab, and drafts', async ({
  page,
  context,
  request,
}) => {
  const me = await newMember(request)
  const text = `Registered Nurse\nColumbus, Ohio\n\nRequirements\n- BLS is required\n- Kubernetes is required\n- At least 35 years of experience`
  await enter(page, me, start)
  await description(page).fill(text)
  await press(page, 'Find criteria')
  await title(page, 'Check the criteria')
  const preview = page.getByRole('complementary', { name: 'Search preview' })
  await expect(preview).toContainText('No one has Kubernetes (0).')
  const standing = (on: Page, words: string) => on.getByRole('combobox', { name: `Where ${words} applies` })

  await test.step('one click gives up what stands in the way, and the list shows it', async () => {
    await expect(row(page, 'At least 35 years')).toHaveCount(1)
    const relax = preview.getByRole('button', { name: /^Drop .*the minimum of 35 years.*: [\d,]+ (people|person)$/ })
    await relax.click()
    await expect(criteria(page).getByText('1 of these isn’t used.')).toBeVisible()
    await expect(row(page, 'At least 35 years').getByRole('button', { name: /^Accept/ })).toBeVisible()
  })
  await test.step('a row moved in the list survives a reload, and so does what the preview changed', async () => {
    await standing(page, 'BLS').selectOption('Nice to have')
    await page.reload()
    await title(page, 'Check the criteria')
    await expect(standing(page, 'BLS')).toHaveValue('nice')
    await expect(row(page, 'At least 35 years').getByRole('button', { name: /^Accept/ })).toBeVisible()
  })
  await test.step('what is added below appears in the list', async () => {
    await page.getByText('Add criteria').click()
    const must = page.getByRole('combobox', { name: 'Must have' })
    await must.fill('Triage')
    await must.press('Enter')
    await expect(standing(page, 'Triage')).toHaveValue('must')
  })
  await test.step('a second tab shows the same and changes the same', async () => {
    const second = await context.newPage()
    await second.goto(page.url())
    await expect(standing(second, 'Triage')).toHaveValue('must')
    await standing(second, 'Triage').selectOption('Leave out')
    await expect(standing(page, 'Triage')).toHaveValue('avoid')
    await second.close()
  })
  await test.step('an unsaved project continues where it was left', async () => {
    await page.goto(start)
    await press(page, 'Continue')
    await title(page, 'Check the criteria')
    await expect(standing(page, 'Triage')).toHaveValue('avoid')
    await page.goBack()
    await page.goForward()
    await title(page, 'Check the criteria')
  })
  await test.step('a saved draft continues in the same steps, with its quotes', async () => {
    await page.goto(start)
    await press(page, 'New project')
    await title(page, 'Paste the job description')
    await page.goto(start)
    await page
      .getByRole('link', { name: /^Continue / })
      .first()
      .click()
    await title(page, 'Check the criteria')
    await expect(standing(page, 'Triage')).toHaveValue('avoid')
    await page.getByRole('button', { name: 'Why BLS' }).click()
    await expect(page.getByText('BLS is required')).toBeVisible()
    await standing(page, 'Triage').selectOption('Must have')
    await page.getByRole('button', { name: 'Find candidates' }).click()
    await expect(page).toHaveURL(/\/panel\?project=/)
    expect(await settingsOf(me, page)).toMatchObject({
      keywords_required: ['Kubernetes', 'Triage'],
      keywords_optional: ['BLS'],
      years_exp_min: null,
    })
    expect(await named(me)).toHaveLength(1)
  })
})

test('a search that can’t be started leaves a draft with everything in it', { tag: '@nightly' }, async ({ page, request }) => {
  const me = await newMember(request)
  await enter(page, me, start)
  await description(page).fill(engineer)
  await press(page, 'Find criteria')
  await title(page, 'Check the criteria')
  await refused(page, 'start the first search', async () => {
    await press(page, 'Find candidates')
    await expect(page).toHaveURL(/\/projects\/v2\/draft\//)
  })
  await title(page, 'Project Details')
  expect(await named(me)).toHaveLength(1)
  await press(page, 'Search now')
  await expect(page).toHaveURL(/\/panel\?project=/)
})

test(
  'all settings: job first, then criteria, people, and messages; only filled-in steps are done',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const me = await newMember(request)
    await enter(page, me, start)
    await press(page, 'Start without one')
    await page.getByRole('textbox', { name: 'Job title' }).fill('Backend Engineer')
    await page.getByLabel('Project name').fill('By hand')
    await press(page, 'All settings')
    await title(page, 'Additional Information')
    const rail = page.getByRole('navigation', { name: 'Steps' })
    await expect(rail.getByRole('heading')).toHaveText(['Job', 'Criteria', 'People', 'Messages'])
    const step = (name: string) => rail.getByRole('button', { name })
    const done = (name: string) => step(name).getByLabel('done')
    await expect(done('Project Details')).toBeVisible()
    await step('Ideal Candidates').click()
    await title(page, 'Ideal Candidates')
    await step('Keywords').click()
    await title(page, 'Keywords')
    await expect(done('Ideal Candidates'), 'visited, and left empty').toHaveCount(0)
    await expect(done('Keywords')).toHaveCount(0)
    const must = page.getByRole('combobox', { name: 'Must have' })
    await must.fill('Welding')
    await must.press('Enter')
    await expect(done('Keywords')).toBeVisible()
    await expectNoBarriers(page)

    await step('Project Details').click()
    await page.getByLabel('Project name').fill('')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await press(page, 'Continue')
    await expect(page.getByLabel('Project name')).toBeFocused()
    await expect(page.getByRole('alert')).toHaveText('Project name: This field is required.')
  },
)

test('new project or draft: projects never mix, and a discarded draft can be restored', { tag: '@nightly' }, async ({ page, request }) => {
  const me = await newMember(request)
  await newProject(me, { name: 'Night nurses', draft: true })
  await enter(page, me, '/panel')
  const create = page.getByRole('complementary', { name: 'Projects' }).getByRole('link', { name: 'Create project' })
  await create.click()
  await title(page, 'Create project')
  const drafts = page.getByRole('list', { name: 'Drafts' })
  await expect(drafts.getByRole('listitem')).toHaveText(/Night nurses.*Edited .* by Robin Reyes/)
  await expectNoBarriers(page)
  await picture(page, 'start-choice')

  await press(page, 'New project')
  await expect(description(page)).toHaveValue('')
  await description(page).fill(engineer)
  await create.click()
  await expect(drafts.getByRole('listitem')).toHaveText([/Untitled project.*Not saved yet/, /Night nurses/])
  // the input becomes a separate draft
  await press(page, 'New project')
  await expect(page.getByText('“Untitled project” was saved as a draft')).toBeVisible()
  await expect(description(page)).toHaveValue('')
  await create.click()
  await expect(drafts.getByRole('listitem')).toHaveCount(2)

  await refused(page, 'discard a draft', async () => {
    await press(page, 'Discard Night nurses')
    await expect(page.getByText('We couldn’t discard the draft. Please try again.')).toBeVisible()
    await expect(drafts.getByRole('listitem')).toHaveCount(2)
  })
  await press(page, 'Discard Night nurses')
  await expect(drafts.getByRole('listitem')).toHaveCount(1)
  await expect.poll(() => named(me)).toContainEqual(['Night nurses', 'archived'])
  await press(page, 'Undo')
  await expect(drafts.getByRole('listitem')).toHaveCount(2)
  await expect.poll(() => named(me)).toContainEqual(['Night nurses', '3'])
  await useDark(page, true)
  await expectNoBarriers(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoBarriers(page)
  await page.getByRole('link', { name: 'Continue Night nurses' }).click()
  await expect(page).toHaveURL(/\/projects\/v2\/draft\//)
  await expect(page.getByLabel('Project name')).toHaveValue('Night nurses')
})
