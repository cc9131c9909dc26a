// A day of several interviews: set up by the recruiter, booked by the candidate, and moved by both.
import { expect, test } from './test.ts'
import { expectNoBarriers, picture } from './journeys.ts'
import { linkTo } from './mailed-links.ts'
import { panelOf } from './panel-page.ts'
import { refused } from './refused-writes.ts'
import { cardsOf, enter, moveTo, type Card, newMember, newProject, newWord, registerInvited, syncCalendar } from './team.ts'

const settingsOf = (project: string) => `/projects/settings/v2/${project}?step=Scheduling Preferences`

test.use({ timezoneId: 'Europe/Berlin', locale: 'en-GB' })

test('a day of two interviews is set up, booked as a whole with its agenda, and moved', async ({ page, request, browser }) => {
  const member = await newMember(request)
  await syncCalendar(member)
  const address = `lee.${newWord()}@harbor.example`
  await member.call('POST', 'v2/team/invitations', { email: address })
  const lee = await registerInvited(request, address, (await linkTo(request, address, /register#invitation=[\w-]+/)).split('=')[1]!)
  await syncCalendar(lee)
  for (const interviewer of [member, lee]) {
    const hours = await interviewer.call('GET', 'v2/interviewers/settings')
    const room = { meeting_kind: 'video', meeting_room: 'link', meeting_link: 'https://meet.example/{interview}' }
    await interviewer.call('PUT', 'v2/interviewers/settings', { ...hours, time_zone: 'Europe/Berlin', ...room })
  }
  const project = await newProject(member, {
    type: '3',
    settings: {
      interview_scheduling: 'calendar',
      scheduling_preferences: { phone_screener_email: member.email, interviewers: [lee.email] },
    },
  })
  const [jo] = (await cardsOf(member, project, 'UNDER_REVIEW')) as [Card]

  await test.step('the settings', async () => {
    await enter(page, member, settingsOf(project))
    await page.getByRole('switch', { name: 'Several interviews in one day' }).check()
    const coding = page.getByRole('group', { name: 'Interview 1' })
    await coding.getByLabel('Name').fill('Coding')
    await page.getByRole('group', { name: 'Coding' }).getByLabel('Break after').fill('15')
    await page.getByRole('group', { name: 'Interview 2' }).getByLabel('Name').fill('Values')
    await expect(page.getByText('1:45 h in all, with breaks')).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'interview-day-settings')
    const saved = () =>
      member.call<{ scheduling_preferences: { parts: { name: string }[] } }>('GET', 'v1/projects/settings', { project_id: project })
    await expect.poll(async () => (await saved()).scheduling_preferences.parts.map(({ name }) => name)).toEqual(['Coding', 'Values'])
  })

  const about = { project_id: project, candidate_id: jo.id }
  await member.call('POST', 'v2/projects/candidates/swipe', { ...about, approved: true })
  await moveTo(member, project, [jo.id], 'HIRING_MANAGER_APPROVED')
  await enter(page, member, `${panelOf(project, 'warm_leads_hm_approved')}&candidate=${jo.id}`)
  await test.step('days are proposed', async () => {
    await page.getByRole('button', { name: 'Propose or book a time' }).first().click()
    const dialog = page.getByRole('dialog', { name: `Times for ${jo.name}` })
    await expect(dialog.getByText(/^Each time is a day of 2 interviews/)).toBeVisible()
    await picture(page, 'interview-day-propose')
    await dialog.getByRole('group', { name: 'Free times' }).locator('label').first().click()
    await dialog.getByRole('button', { name: 'Propose 1 time' }).click()
    await expect(page.getByText(`${jo.name} gets the times by email`)).toBeVisible()
  })

  const { candidate_emails } = await member.call<{ candidate_emails: string[] }>('GET', 'v2/projects/candidates/one', about)
  const link = await linkTo(request, candidate_emails[0]!, /\/book\/[\w-]{43}/)
  const guest = await browser.newPage({ baseURL: new URL(page.url()).origin, timezoneId: 'Europe/Berlin', locale: 'en-GB' })
  await test.step('the candidate books the day', async () => {
    await guest.goto(link)
    await expect(guest.getByText('2 interviews in one day')).toBeVisible()
    const month = guest.getByRole('region', { name: 'Month' })
    await month.locator('button[data-day]:enabled').first().focus()
    await guest.keyboard.press('ArrowRight')
    const day = await guest.evaluate(() => (document.activeElement as HTMLElement).dataset.day)
    await expect(month.locator(`[data-day="${day}"]`)).toHaveAttribute('aria-pressed', 'true')
    await expectNoBarriers(guest)
    await picture(guest, 'interview-day-times')
    await guest.setViewportSize({ width: 320, height: 800 })
    await expect.poll(() => guest.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await guest.setViewportSize({ width: 390, height: 844 })
    await guest.emulateMedia({ colorScheme: 'dark' })
    await picture(guest, 'interview-day-times-phone-dark')
    await guest.locator('.day[data-shown] [data-start]').first().click()
    const agenda = guest.getByRole('region', { name: 'Agenda' })
    await expect(agenda.getByRole('listitem')).toHaveCount(2)
    await picture(guest, 'interview-day-confirm-phone-dark')
    await guest.getByRole('button', { name: 'Confirm' }).click()
    await expect(guest.getByText('Your interview is booked.').last()).toBeVisible()
    await expect(agenda).toContainText('Coding')
    await expectNoBarriers(guest)
    await guest.setViewportSize({ width: 1280, height: 900 })
    await guest.emulateMedia({ colorScheme: 'light' })
    await picture(guest, 'interview-day-booked')
  })
  await test.step('and moves it', async () => {
    const before = await guest.getByRole('region', { name: 'Agenda' }).textContent()
    const title = await guest.getByRole('heading', { level: 2 }).first().textContent()
    await guest.getByRole('button', { name: 'Move interview' }).click()
    await guest.getByRole('region', { name: 'Free times' }).locator('[data-start]:visible').last().click()
    await guest.getByRole('button', { name: 'Move to this time' }).click()
    await expect(guest.getByText('Your interview has been moved.').last()).toBeVisible()
    await expect(guest.getByRole('heading', { level: 2 }).first()).not.toHaveText(title!)
    await expect(guest.getByRole('region', { name: 'Agenda' })).not.toHaveText(before!)
  })
  await test.step('the team sees both and moves one', async () => {
    await page.goto(`${panelOf(project, 'interviewing')}&candidate=${jo.id}`)
    await expect(page.getByText(/^\s*Coding with /).first()).toBeVisible()
    await expect(page.getByText(/^\s*Values with /).first()).toBeVisible()
    await picture(page, 'interview-day-card')
    await page.getByRole('button', { name: 'Move', exact: true }).last().click()
    const dialog = page.getByRole('dialog', { name: /^Move “/ })
    await dialog.getByRole('combobox', { name: 'Free times' }).click()
    await page.getByRole('option').last().click()
    await expectNoBarriers(page)
    await picture(page, 'interview-day-rebook')
    const move = dialog.getByRole('button', { name: 'Move', exact: true })
    await refused(page, 'interview moved by the team', async () => {
      await move.click()
      await expect(dialog.getByText('We couldn’t move the interview. Please try again.')).toBeVisible()
    })
    await move.click()
    await expect(page.getByText('The interview was moved, and everyone gets the new time')).toBeVisible()
  })
})
