import { expect, test, type Page } from './test.ts'
import { beginWithoutText, expectNoBarriers, openSearch, picture, register, signIn, tabCount } from './journeys.ts'
import { linkTo } from './mailed-links.ts'
import { ownServer } from './own-server.ts'
import { addPeople, answerAs, enter, newMember, newProject, writeTo } from './team.ts'
import { expectWritten } from './written.ts'

const noPermission = "You don't have permissions to perform this action"

test('a reply is undone during its delay, and its text is in the editor again', async ({ browser }) => {
  // no one else replies here in the meantime, and email has the default delay
  const server = await ownServer({ HOLD_SECONDS: '10' })
  await server.start()
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const member = await newMember(page.request)
    const project = await newProject(member)
    const [ada] = await addPeople(member, project, ['Ada One'])
    await writeTo(member, project, [ada!.id])
    await answerAs(page.request, member, project, ada!.id, 'Could you tell me the salary range before we talk?')
    await enter(page, member, `/panel?project=${project}`)
    await page.getByRole('tab', { name: /^Needs Attention/ }).click()
    const waiting = await tabCount(page, 'Needs Attention')
    const card = page.getByRole('article').first()
    const name = (await card.getAttribute('aria-label'))!
    await card.getByRole('button', { name: 'Mail' }).click()
    await expect(page.getByRole('heading', { name: `Conversation with ${name}` })).toBeVisible()
    const editor = page.getByPlaceholder('Type Your Message Here')
    await editor.fill('Too early, this one.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(page.getByText('Your reply will be sent in 10 seconds')).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('Sending undone. Your text is back in the editor.')).toBeVisible()
    await expectWritten(editor, 'Too early, this one.')
    await expect(page.getByRole('tab', { name: /^Awaiting Reply/ }), 'a tab without anyone goes').toHaveCount(0)
    await expect.poll(() => tabCount(page, 'Needs Attention')).toBeGreaterThanOrEqual(waiting)
  } finally {
    await context.close()
    await server.remove()
  }
})

test('bulk moves and their undo; the project is paused, resumed, archived, and restored [205 263 265 267 270 271 272 273 307 308 309 310 311 312 313]', async ({
  page,
}) => {
  await reviewing(page, 'Stop and go')
  for (let n = 1; n <= 10; n++) {
    await expect(page.getByText(`Calibrating... (${n} of 10)`)).toBeVisible()
    await page.keyboard.press('a')
  }
  await expect.poll(() => tabCount(page, 'Approved')).toBe(10)

  await test.step('bulk move with undo', async () => {
    await page.getByRole('tab', { name: /^Approved/ }).click()
    await expect(page.getByRole('article').first()).toHaveAttribute('aria-setsize', '10')
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await expect(page.getByRole('checkbox', { name: '10 selected' })).toBeVisible()
    await page.getByRole('button', { name: 'Move to' }).click()
    await page.getByRole('menuitem', { name: /Rejected/ }).click()
    await expect.poll(() => tabCount(page, 'Rejected')).toBe(10)
    await expect.poll(() => tabCount(page, 'Approved')).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => tabCount(page, 'Approved')).toBe(10)
    // rows far below the window are counted but not rendered
    const inAll = page.getByRole('article').first()
    await expect(inAll).toHaveAttribute('aria-setsize', '10')
    await page.reload()
    await expect(inAll).toHaveAttribute('aria-setsize', '10')
    await expect.poll(() => tabCount(page, 'Rejected')).toBe(0)
  })
  await test.step('pause and reactivate', async () => {
    await more(page, 'Pause')
    const submit = page.getByRole('button', { name: 'Pause project' })
    await expect(submit).toBeDisabled()
    expect((await page.getByRole('dialog').boundingBox())!.width).toBeLessThanOrEqual(600)
    await page.getByRole('radio', { name: 'Candidate was hired through Fairlead.' }).check()
    const profile = page.getByLabel('LinkedIn profile of the person you hired')
    await profile.focus()
    await profile.blur()
    await expect(page.getByText('Required.', { exact: true })).toBeVisible()
    await profile.fill('somewhere')
    await expect(page.getByText('URL is not valid')).toBeVisible()
    await expect(submit).toBeDisabled()
    await profile.fill('https://www.linkedin.com/in/someone-hired')
    await expect(submit).toBeEnabled()
    for (const reason of [/other sources/, /pipeline/]) {
      await page.getByRole('radio', { name: reason }).check()
      await expect(submit).toBeEnabled()
    }
    await page.getByRole('radio', { name: 'Other', exact: true }).check()
    const words = page.getByLabel('What is the reason?')
    await words.fill(' ')
    await words.blur()
    await expect(page.getByText('Required.', { exact: true })).toBeVisible()
    await expect(submit).toBeDisabled()
    await words.fill('The budget is being decided.')
    await expectNoBarriers(page)
    await submit.click()
    await expect(page.getByText('Your Project has been paused!')).toBeVisible()
    await expect(page.getByRole('banner').or(page.locator('main')).getByText('Paused', { exact: true }).first()).toBeVisible()
    await more(page, 'Reactivate')
    await expect(page.getByText('Project reactivated')).toBeVisible()
  })
  await test.step('archive and restore', async () => {
    await more(page, 'Archive')
    await page.getByRole('radio', { name: 'I no longer need this role.' }).check()
    await page.getByRole('button', { name: 'Archive project' }).click()
    await expect(page.getByText('Your Project has been archived!')).toBeVisible()
    await expect(page.locator('main').getByText('Archived', { exact: true })).toBeVisible()
    await more(page, 'Restore')
    await expect(page.getByText('Project restored from archives')).toBeVisible()
    await expect(page.locator('main').getByText('Archived', { exact: true })).toBeHidden()
  })
})

test('a comment-only colleague sees every decision disabled, with the reason', async ({ page, browser }) => {
  await reviewing(page, 'Shared')
  const project = new URL(page.url()).searchParams.get('project')!
  const email = `lee.${Date.now()}@harbor.example`
  await page.goto(`/projects/settings/v2/${project}?step=Team%20Roster`)
  await page.getByRole('combobox', { name: 'Email of a colleague' }).fill(email)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('combobox', { name: `Role of ${email}` }).selectOption('Commenter')
  await page.getByRole('button', { name: `Invite ${email}` }).click()
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
  const link = `/${await linkTo(page.request, email, /register#invitation=[\w-]+/)}`
  await expect(page.getByText(/saved/i).first()).toBeVisible()

  const colleague = await (await browser.newContext()).newPage()
  await colleague.goto(link)
  await colleague.getByLabel('First name').fill('Lee')
  await colleague.getByLabel('Last name').fill('Lindqvist')
  await colleague.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await colleague.getByRole('button', { name: 'Create account' }).click()
  await expect(colleague).toHaveURL(/\/home/)
  await colleague.goto(`/panel?project=${project}`)
  const start = colleague.getByRole('button', { name: "Let's Calibrate" })
  const approve = colleague.getByRole('button', { name: /^Approve\b(?! &)/ })
  await expect(start.or(approve).first()).toBeVisible()
  if (await start.isVisible()) await start.click()
  for (const verdict of ['Reject', 'Approve & send', 'Approve'])
    await expect(colleague.getByRole('button', { name: new RegExp(`^${verdict}( [RMA])?$`) })).toHaveAttribute('aria-disabled', 'true')
  await approve.hover({ force: true })
  await expect(colleague.getByRole('tooltip')).toHaveText(noPermission)
  await expectNoBarriers(colleague)
  const before = await tabCount(colleague, 'Review')
  await colleague.keyboard.press('a')
  await expect(colleague.locator('output').getByText(noPermission)).toBeVisible()
  await expect.poll(() => tabCount(colleague, 'Review')).toBe(before)
  await picture(colleague, '30-comment-only')
})

test('a JSON Resume becomes a person of the talent pool', async ({ page }) => {
  await register(page, 'Importers')
  const name = `Marit Oldenburg ${Date.now()}`
  const resume = {
    basics: {
      name,
      label: 'Site Reliability Engineer',
      email: `marit.${Date.now()}@seafarer.example`,
      location: { city: 'Bergen', countryCode: 'NO' },
    },
    work: [{ name: 'Fjord Telemetry', position: 'Site Reliability Engineer', startDate: '2021-03-01' }],
    education: [{ institution: 'Harbour Technical University', area: 'Computer Science', studyType: 'MSc', endDate: '2018-06' }],
    skills: [{ name: 'Observability', keywords: ['PostgreSQL', 'Go'] }],
  }
  await page.goto('/talent')
  await page.getByRole('button', { name: 'Import' }).click()
  await page
    .getByLabel('Drop résumés or a table here')
    .setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(resume)) })
  await expect(page.getByText(`Added ${name}`)).toBeVisible()
  const dialog = page.getByRole('dialog')
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('textbox', { name: 'Search people' }).fill(name)
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('Site Reliability Engineer')
  await expectNoBarriers(page)
})

test('two people edit one draft: the second is notified, and nothing typed is lost on either side', async ({ page, browser }) => {
  const { email, password } = await register(page, 'Editors')
  await beginWithoutText(page, 'First name', 'Data Engineer')
  await page.getByRole('button', { name: 'All settings' }).click()
  await expect(page.getByRole('heading', { name: 'Additional Information', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Project Details' }).click()
  await expect(page.getByLabel('Project name')).toHaveValue('First name')
  const otherPage = await (await browser.newContext()).newPage()
  await signIn(otherPage, email, password)
  await otherPage.goto(page.url())
  await expect(otherPage.getByLabel('Project name')).toHaveValue('First name')

  await test.step("merges different fields and reports the other user's change", async () => {
    await saved(page, () => page.getByLabel('Project name').fill('Named by one'))
    await expect(otherPage.getByText('Someone else changed: Project name.')).toBeVisible()
    await expect(otherPage.getByLabel('Project name')).toHaveValue('Named by one')
    await expectNoBarriers(otherPage)
    await saved(otherPage, () => otherPage.getByRole('textbox', { name: 'Job title' }).fill('Titled by the other'))
    await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('Titled by the other')
    await expect(page.getByLabel('Project name')).toHaveValue('Named by one')
  })
  await test.step('asks about the same field changed at the same time, with both values', async () => {
    // the slower user: offline while the other saves
    await page.context().setOffline(true)
    await page.getByRole('textbox', { name: 'Job title' }).fill('Titled by one')
    await saved(otherPage, () => otherPage.getByRole('textbox', { name: 'Job title' }).fill('Titled in the meantime'))
    await page.context().setOffline(false)
    await expect(page.getByText('You and someone else both changed: Job title.')).toBeVisible()
    await expect(page.getByText('Theirs: Titled in the meantime')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('Titled by one')
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Use theirs' }).click()
    await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('Titled in the meantime')
    await expect(page.getByLabel('Project name')).toHaveValue('Named by one')
  })
})

test('a missing script chunk: one reload, then a message and a retry', async ({ page }) => {
  await register(page, 'Old build')
  await page.route(/assets\/.*(CheatSheet|Talent)[^/]*\.js/, (route) => route.abort())
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.getByRole('link', { name: 'Talent pool' }).click()
  await expect.poll(() => loads).toBeGreaterThan(0)
  await expect(page.getByText('We couldn’t load part of this page.')).toBeVisible()
  expect(loads).toBeLessThanOrEqual(2)
  await page.unroute(/assets\/.*(CheatSheet|Talent)[^/]*\.js/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Talent pool', exact: true })).toBeVisible()
})

test('a reply is drafted from the question, and a quick answer is saved and inserted [514 522 523 757 835]', async ({ page }) => {
  const member = await newMember(page.request)
  const project = await newProject(member)
  const [ada] = await addPeople(member, project, ['Ada One'])
  await writeTo(member, project, [ada!.id])
  await answerAs(page.request, member, project, ada!.id, 'Could you tell me the salary range before we talk?')
  await enter(page, member, `/panel?project=${project}&tab=warm_leads_question&candidate=${ada!.id}&view=0`)
  await expect(page.getByText('Could you tell me the salary range before we talk?').first()).toBeVisible({ timeout: 30_000 })
  const editor = page.getByPlaceholder('Type Your Message Here')
  await page.getByRole('button', { name: 'Draft an answer' }).click()
  await expect(page.getByText(/Candidates ask about pay\.|^from: pay /).first()).toBeVisible()
  await editor.fill('')

  await page.getByRole('button', { name: 'Quick answers' }).click()
  const menu = page.getByRole('group', { name: 'Quick answers' })
  for (const name of ['Compensation', 'Remote Work Policy', 'Visa Sponsorship', 'Attach Resume', 'Additional Information'])
    await expect(menu.getByRole('button', { name })).toBeVisible()
  const box = (await page.locator('.mantine-Popover-dropdown').boundingBox())!
  expect(Math.round(box.width)).toBe(472)
  await page.getByRole('textbox', { name: 'Compensation' }).fill('The range is 90 to 110 thousand.')
  await expectNoBarriers(page)
  await picture(page, '65-quick-answers')
  await saved(page, () => page.getByRole('button', { name: 'Save & Insert' }).click())
  await expectWritten(editor, 'The range is 90 to 110 thousand.')
  await page.reload()
  await expectWritten(editor, 'The range is 90 to 110 thousand.')
  await page.getByRole('button', { name: 'Quick answers' }).click()
  await expect(page.getByRole('textbox', { name: 'Compensation' })).toHaveValue('The range is 90 to 110 thousand.')
})

async function reviewing(page: Page, company: string) {
  await register(page, company)
  await openSearch(page, 'Platform engineers', 'Backend Engineer', ['PostgreSQL'])
  await page.getByRole('button', { name: "Let's Calibrate" }).click()
  await expect(page.getByText('Calibrating... (1 of 10)')).toBeVisible()
}

async function more(page: Page, entry: string) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Waits until the result of `change` is on the server. */
async function saved(page: Page, change: () => Promise<void>) {
  const written = page.waitForResponse(
    (answer) => answer.url().includes('projects/settings') && answer.request().method() === 'PUT' && answer.ok(),
  )
  await change()
  await written
}
