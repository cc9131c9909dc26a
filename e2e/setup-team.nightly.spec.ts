import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { refused } from './refused-writes.ts'
import { enter, newMember, newProject, newWord, type Member } from './team.ts'

interface Settings {
  collaborators: { email: string; role: number }[]
  interview_scheduling: string
  phone_screener_needs_calendar_auth: boolean
  scheduling_preferences: { phone_screener_email: string | null }
}
const settingsOf = (member: Member, project_id: string) => member.call<Settings>('GET', 'v1/projects/settings', { project_id })
const openStep = async (page: Page, member: Member, project: string, step: string) => {
  await enter(page, member, `/projects/v2/draft/${project}?step=${encodeURIComponent(step)}`)
  await expect(page.getByRole('heading', { name: step, level: 1 })).toBeVisible()
}

/** The steps of one group, as listed in the rail. */
const stepsIn = (page: Page, group: string) =>
  page
    .getByRole('navigation', { name: 'Steps' })
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: group, exact: true }) })
    .getByRole('button')

test('the roster: roles explained, invitation by email, joined or not, removed and restored, always one editor', async ({
  page,
  request,
}) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '3', draft: true })
  await openStep(page, member, project, 'Team Roster')
  const lee = `lee.${newWord()}@harbor.example`
  const add = async (email: string) => {
    await page.getByRole('combobox', { name: 'Email of a colleague' }).fill(email)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
  }
  await add('lee')
  await expect(page.getByText('Invalid e-mail.')).toBeVisible()
  await add(lee)
  await add(lee.toUpperCase())
  await expect(page.getByText('This address is already on the roster.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Email of a colleague' }).fill('')
  const roster = page.getByRole('list', { name: 'Roster' })
  const row = (email: string) => roster.getByRole('listitem').filter({ hasText: email })
  await expect(row(lee)).toContainText('Not invited yet')
  await expect(page.getByText('Reads and comments')).toBeVisible()
  await test.step('invited by an email that is really there', async () => {
    await row(lee)
      .getByRole('button', { name: `Invite ${lee}` })
      .click()
    await expect(page.getByText(`Invitation sent to ${lee}`)).toBeVisible()
    await expect(row(lee)).toContainText('Invited')
    await expect(row(lee).getByRole('button', { name: `Send again to ${lee}` })).toBeVisible()
    const inbox = async () => (await request.get(`/dev/mail?q=${encodeURIComponent(lee)}`)).text()
    await expect.poll(inbox, { timeout: 20_000 }).toContain('invites you to')
  })
  await test.step('taken off and back', async () => {
    await row(lee)
      .getByRole('button', { name: `Remove ${lee}` })
      .click()
    await expect(row(lee)).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(lee)).toBeVisible()
  })
  await test.step('the last editor stays one', async () => {
    const ownRole = row(member.email).getByRole('combobox')
    await expect(ownRole.getByRole('option', { name: 'Reviewer' })).toBeDisabled()
    await expect(row(member.email).getByRole('button', { name: `Remove ${member.email}` })).toBeDisabled()
    await row(lee).getByRole('combobox').selectOption('Commenter')
  })
  await expect
    .poll(async () => (await settingsOf(member, project)).collaborators.map(({ email, role }) => [email, role]))
    .toEqual([
      [member.email, 1],
      [lee, 3],
    ])
  await expectNoBarriers(page)
  await picture(page, 'setup-roster')
  await useDark(page, true)
  await expectNoBarriers(page)
})

test('legacy creation has a roster of editors and reviewers only [97]', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, {
    type: '2',
    draft: true,
    settings: {
      collaborators: [
        { email: member.email, role: 1 },
        { email: 'lee@harbor.example', role: 2 },
      ],
    },
  })
  await openStep(page, member, project, 'Team Roster')
  await expect(stepsIn(page, 'Team Setup')).toHaveText(['Team Roster'])
  await expect(page.getByRole('combobox', { name: 'Role of lee@harbor.example' }).getByRole('option')).toHaveText(['Editor', 'Reviewer'])
  await expect(page.getByText('Reads and comments')).toBeHidden()
})

test('the interviewer is chosen, and the effect of a missing calendar is explained', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '3', draft: true })
  await openStep(page, member, project, 'Scheduling Preferences')
  await page.getByRole('radio', { name: 'On the interviewer’s calendar' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This field is required.', { exact: true })).toBeVisible()
  const interviewer = page.getByRole('combobox', { name: 'Interviewer', exact: true })
  await interviewer.fill('lee@harbor.example')
  await expect(page.getByText('lee@harbor.example has no account here')).toBeVisible()
  await interviewer.fill(member.email)
  await interviewer.press('Escape')
  await expect(page.getByText('Robin Reyes has not synced a calendar: until then they are introduced by email.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Additional interviewers' }).fill('Lee@harbor.example')
  await page.getByRole('combobox', { name: 'Additional interviewers' }).press('Enter')
  await page.getByRole('switch', { name: 'Wait for the interviewer’s calendar' }).click()
  await expect(page.getByText('Candidates cannot be approved for interview until Robin Reyes syncs a calendar')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Interview Availability' })).toBeVisible()
  await expect
    .poll(async () => settingsOf(member, project))
    .toMatchObject({
      interview_scheduling: 'calendar',
      phone_screener_needs_calendar_auth: true,
      scheduling_preferences: { phone_screener_email: member.email, interviewers: ['lee@harbor.example'] },
    })
  await expectNoBarriers(page)
  await picture(page, 'setup-scheduling')
})

test('an interviewer sets calendar, hours, and meeting; invalid values are not saved [116]', async ({ page, request }) => {
  const member = await newMember(request)
  await enter(page, member, '/calendar')
  for (const part of ['Calendar Setup', 'Interview Availability', 'Meeting Preferences'])
    await expect(page.getByRole('heading', { name: part, level: 2 })).toBeVisible()
  const saved = () => member.call<{ is_set: boolean; hours: object[]; meeting_link: string }>('GET', 'v2/interviewers/settings')
  await page.getByLabel('Monday from').fill('18:00')
  await expect(page.getByRole('group', { name: 'Monday' }).getByRole('alert')).toHaveText('The end must be after the start.')
  await expect(page.getByText('Not saved. Fix the errors above.')).toBeVisible()
  await page.getByLabel('Monday from').fill('10:00')
  await page.getByRole('button', { name: 'More hours on Monday' }).click()
  await page.getByLabel('Monday from, 2').fill('16:00')
  await expect(page.getByRole('group', { name: 'Monday' }).getByRole('alert')).toHaveText('These times overlap.')
  await page.getByRole('button', { name: /^Remove 16:00/ }).click()
  await refused(page, 'hours of an interviewer', async () => {
    await page.getByRole('checkbox', { name: 'Friday' }).uncheck()
    await expect(page.getByRole('button', { name: 'Your hours are not saved. Try again' })).toBeVisible()
  })
  await page.getByRole('button', { name: 'Your hours are not saved. Try again' }).click()
  await expect(page.getByText('Your hours are saved')).toBeVisible()
  await page.getByRole('radio', { name: 'Over video' }).check()
  await expect(page.getByText('This field is required.', { exact: true })).toBeVisible()
  await page.getByLabel('Your video link').fill('https://meet.example/robin')
  await expect.poll(saved).toMatchObject({ is_set: true, meeting_link: 'https://meet.example/robin' })
  const { hours } = await saved()
  expect(hours).toHaveLength(4)
  expect(hours).toContainEqual({ day: 0, start: '10:00', end: '17:00' })
  await page.reload()
  await expect(page.getByLabel('Monday from')).toHaveValue('10:00')
  await expectNoBarriers(page)
  await picture(page, 'interviewer')
  await useDark(page, true)
  await expectNoBarriers(page)
})
