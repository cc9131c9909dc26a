import { expect, test, type Page } from './test.ts'
import { expectNoBarriers } from './journeys.ts'
import { enter, newMember, newProject, type Member } from './team.ts'

const onward = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click()
const heading = (page: Page, step: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(step)
const settingsOf = (me: Member, project_id: string) => me.call<Record<string, unknown>>('GET', 'v1/projects/settings', { project_id })
const stepUrl = (project: string, step: string) => `/projects/v2/draft/${project}?step=${encodeURIComponent(step)}`
const newDraft = (me: Member, settings: Record<string, unknown> = {}) => newProject(me, { type: '3', draft: true, settings })

test('missing required fields show errors in place, and Continue is blocked until they are filled', async ({ page, request }) => {
  const me = await newMember(request)
  const project = await newDraft(me)
  await enter(page, me, stepUrl(project, 'Project Details'))
  for (const field of ['Project name', 'Job title', 'Hiring company']) {
    const box = page.getByRole('textbox', { name: field })
    const before = await box.inputValue()
    await box.fill('   ')
    await onward(page)
    await expect(box).toHaveAccessibleDescription(/This field is required\./)
    await heading(page, 'Project Details')
    await box.fill(before)
  }
  await page.goto(stepUrl(project, 'Outreach Templates'))
  const subject = page.getByRole('textbox', { name: 'Subject' })
  await subject.fill('')
  await onward(page)
  await expect(subject).toHaveAccessibleDescription(/This field is required\./)
  await subject.fill('A question')
  await page.goto(stepUrl(project, 'Job Titles'))
  await page.getByRole('combobox', { name: 'Job titles' }).press('Backspace')
  await onward(page)
  await expect(page.getByText('This field is required.', { exact: true })).toBeVisible()
  await expectNoBarriers(page)
  // the server has the same requirement
  await me.call('PUT', 'v1/projects/settings', { project_id: project, job_titles: [], job_title: '' })
  await expect(me.call('POST', 'v2/projects/flashcards/initial', { project_id: project })).rejects.toThrow(/job_titles/)
})

test('a minimum above its maximum shows an error at the field, for years and pay', async ({ page, request }) => {
  const me = await newMember(request)
  const project = await newDraft(me, { years_exp_min: 9, years_exp_max: 3, comp_target_min: 200_000, comp_target_max: 100_000 })
  await enter(page, me, stepUrl(project, 'Additional Information'))
  await onward(page)
  await expect(page.getByLabel('Pay up to')).toHaveAccessibleDescription(/The maximum is below the minimum\./)
  await page.getByLabel('Pay up to').fill('250000')
  await page.goto(stepUrl(project, 'Education and Experience'))
  await onward(page)
  await expect(page.getByLabel('At most')).toHaveAccessibleDescription(/The maximum is below the minimum\./)
})

test('right-to-left text, emoji, and markup-like text are kept as typed', { tag: '@nightly' }, async ({ page, request }) => {
  const me = await newMember(request)
  const project = await newDraft(me)
  const name = 'مهندس برمجيات 👩🏽‍💻 <b>&amp;</b> "quoted" \u202Eabc'
  await enter(page, me, stepUrl(project, 'Project Details'))
  await page.getByLabel('Project name').fill(name)
  await expect.poll(async () => (await settingsOf(me, project)).project_name).toBe(name)
  await page.reload()
  await expect(page.getByLabel('Project name')).toHaveValue(name)
  await expect(
    page
      .getByRole('navigation', { name: /projects/i })
      .getByText('مهندس برمجيات')
      .first(),
  ).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('offline setup: typing, moving on, closing, and reopening keep everything, which is sent once online', async ({ page, request }) => {
  const me = await newMember(request)
  const project = await newDraft(me)
  await enter(page, me, stepUrl(project, 'Project Details'))
  await page.getByLabel('Project name').fill('Before the cut')
  await expect.poll(async () => (await settingsOf(me, project)).project_name).toBe('Before the cut')
  await page.context().setOffline(true)
  await page.getByLabel('Project name').fill('While cut off')
  await expect(page.getByText('Not saved. Try again')).toBeVisible()
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Keywords' }).click()
  await heading(page, 'Keywords')
  const mustHave = page.getByRole('combobox', { name: 'Must have' })
  await mustHave.fill('Welding')
  await mustHave.press('Enter')
  expect((await settingsOf(me, project)).project_name).toBe('Before the cut')
  await page.context().setOffline(false)
  await expect
    .poll(() => settingsOf(me, project), { timeout: 20_000 })
    .toMatchObject({ project_name: 'While cut off', keywords_required: ['Welding'] })
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  // closed while a request was still in progress
  await page.route('**/api/v1/projects/settings', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await mustHave.fill('Rigging')
  await mustHave.press('Enter')
  await expect(page.getByText('Not saved. Try again')).toBeVisible()
  await page.goto('about:blank')
  await page.unroute('**/api/v1/projects/settings')
  await page.goto(stepUrl(project, 'Keywords'))
  await expect.poll(() => settingsOf(me, project)).toMatchObject({ keywords_required: ['Welding', 'Rigging'] })
})

test('conflicting local and remote changes ask the user and are never overwritten silently', async ({ page, request }) => {
  const me = await newMember(request)
  const project = await newDraft(me)
  await enter(page, me, stepUrl(project, 'Project Details'))
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.route('**/api/v1/projects/settings', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await page.getByRole('textbox', { name: 'Job title' }).fill('Mine')
  await expect(page.getByText('Not saved. Try again')).toBeVisible()
  await page.goto('about:blank')
  await page.unroute('**/api/v1/projects/settings')
  await me.call('PUT', 'v1/projects/settings', { project_id: project, job_title: 'Theirs' })
  await page.goto(stepUrl(project, 'Project Details'))
  await expect(page.getByText('You and someone else both changed: Job title.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('Mine')
  expect((await settingsOf(me, project)).job_title).toBe('Theirs')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(async () => (await settingsOf(me, project)).job_title).toBe('Mine')
})

test('five hundred pasted keywords: each appears once', { tag: '@nightly' }, async ({ page, request }) => {
  const me = await newMember(request)
  const project = await newDraft(me)
  await enter(page, me, stepUrl(project, 'Keywords'))
  const box = page.getByRole('combobox', { name: 'Must have' })
  await box.click()
  const words = Array.from({ length: 500 }, (_, index) => `Tool ${index}`)
  await page.evaluate(
    (text) => {
      const data = new DataTransfer()
      data.setData('text/plain', text)
      document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    },
    [...words, ...words].join(', '),
  )
  await expect.poll(async () => ((await settingsOf(me, project)).keywords_required as string[]).length).toBe(500)
})
