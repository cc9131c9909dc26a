// Two interviewers meet a candidate together: first no common time and why, then one, booked, held, and both scorecards
// compared.
import { letInterviewPass } from '../testing/pass-time.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { linkTo } from './mailed-links.ts'
import { panelOf } from './panel-page.ts'
import { cardsOf, enter, newBrowserFor, newMember, newProject, newWord, registerInvited, syncCalendar, type Card } from './team.ts'
import { expect, test, type Page } from './test.ts'

test.use({ timezoneId: 'Europe/Berlin', locale: 'en-GB' })

const settingsOf = (project: string) => `/projects/settings/v2/${project}?step=Scheduling Preferences`
const note = (page: Page) => page.getByRole('region', { name: 'Times for this panel' })

/** An interview as shown by another calendar app. */
async function entriesOf(page: Page, email: string, name: string, day: string): Promise<number> {
  const list = await (await page.request.get(`/dev/calendar?who=${encodeURIComponent(email)}&from=${day}`)).text()
  return [...list.matchAll(/<li>(?:(?!<\/li>).)*?Interview: ([^<]*)/gs)].filter(([, title]) => title!.includes(name)).length
}

/** On a phone, opened by the link in an interviewer's email. */
async function writeScorecard(phone: Page, link: string, recommendation: string, explanation: string) {
  await phone.goto(link)
  await expect(phone.getByRole('heading', { name: /^Scorecard for / })).toBeVisible()
  await phone.getByRole('group', { name: 'Should we hire them?' }).getByRole('radio', { name: recommendation, exact: true }).check()
  await phone.getByLabel('Why, in a few words').fill(explanation)
  await phone.getByRole('button', { name: 'Submit scorecard' }).click()
  await expect(phone.getByText('Submitted. Thank you!').first()).toBeVisible({ timeout: 15_000 })
}

test('a panel without a common time explains why; after a change of hours a candidate books, and both scorecards are compared', async ({
  page,
  browser,
}) => {
  const robin = await newMember(page.request)
  await syncCalendar(robin)
  const hours = await robin.call('GET', 'v2/interviewers/settings')
  await robin.call('PUT', 'v2/interviewers/settings', {
    ...hours,
    time_zone: 'Europe/Berlin',
    meeting_kind: 'video',
    meeting_link: 'https://meet.example/robin',
  })
  const mate = `lee.${newWord()}@harbor.example`
  await robin.call('POST', 'v2/team/invitations', { email: mate })
  const lee = await registerInvited(page.request, mate, (await linkTo(page.request, mate, /register#invitation=[\w-]+/)).split('=')[1]!)
  const project = await newProject(robin, {
    type: '3',
    // the interviewer isn't the sender, and gets a copy
    settings: {
      sender_name: 'Harbor Talent',
      interview_scheduling: 'calendar',
      scheduling_preferences: { phone_screener_email: robin.email, interviewers: [] },
    },
  })
  const [jo] = (await cardsOf(robin, project, 'UNDER_REVIEW')) as [Card]
  await robin.call('POST', 'v2/projects/candidates/swipe', { project_id: project, candidate_id: jo.id, approved: true })

  await test.step('shows in the setup what a panel member is missing', async () => {
    await enter(page, robin, settingsOf(project))
    await page.getByRole('combobox', { name: 'Additional interviewers' }).fill(mate)
    await page.getByRole('combobox', { name: 'Additional interviewers' }).press('Enter')
    await page.getByRole('radio', { name: /^All of them together/ }).check()
    await expect(note(page)).toContainText('No times can be offered yet: Lee Lindqvist has not synced a calendar.')
    await picture(page, 'panel-times-missing')
  })

  const leePage = await newBrowserFor(browser, lee, '/calendar')
  await test.step('Lee connects a calendar and interviews in the evening only', async () => {
    await leePage.getByRole('radiogroup').getByRole('radio').first().check()
    await expect(leePage.getByText('Calendar saved')).toBeVisible()
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      const fields = leePage.getByRole('group', { name: day }).locator('input[type=time]')
      await fields.last().fill('20:00')
      await fields.first().fill('18:00')
    }
    await expect(leePage.getByText('Your hours are saved')).toBeVisible()
  })

  await test.step('shows without a common time who is in the way and what would help', async () => {
    await page.route('**/api/v2/interviews/panel*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.reload()
    await expect(note(page).getByText('We couldn’t count the times that work for everyone.')).toBeVisible({ timeout: 30_000 })
    await expectNoBarriers(page)
    await picture(page, 'panel-times-failed')
    await page.unrouteAll()
    await note(page).getByRole('button', { name: 'Try again' }).click()
    await expect(note(page)).toContainText('No time in the next 14 days works for everyone on this panel')
    await expect(note(page)).toContainText(
      /Without Lee Lindqvist, \d+ times work for everyone\. Most of them are outside Lee Lindqvist’s interview hours\./,
    )
    await expect(note(page)).toContainText(/Lee Lindqvist can join 0 of \d+\. Ruled out: \d+ outside their interview hours\./)
    await expectNoBarriers(page)
    await picture(page, 'panel-times-none')
    await useDark(page, true)
    await page.setViewportSize({ width: 390, height: 844 })
    await note(page).scrollIntoViewIfNeeded()
    await expectNoBarriers(page)
    await picture(page, 'panel-times-none-phone-dark')
    await page.setViewportSize({ width: 1440, height: 900 })
    await useDark(page, false)
  })

  await test.step('so does the page where a candidate is invited, before and after', async () => {
    await page.goto(`${panelOf(project, 'approved')}&candidate=${jo.id}`)
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `Schedule an interview with ${jo.name}` })
    await expect(dialog.getByRole('note').filter({ hasText: 'works for everyone' })).toContainText('Without Lee Lindqvist')
    await picture(page, 'panel-times-dialog')
    await dialog.getByRole('radio', { name: 'Good' }).check()
    await dialog.getByRole('checkbox', { name: 'Skills match' }).check()
    await dialog.getByRole('button', { name: 'Schedule interview' }).click()
    await page.goto(panelOf(project, 'warm_leads_hm_approved'))
    const banner = page.getByRole('note').filter({ hasText: 'works for everyone on this panel' })
    await expect(banner).toContainText('so candidates have nothing to choose from')
    await picture(page, 'panel-times-scheduling')
    await banner.getByRole('link', { name: 'Scheduling settings' }).click()
    await expect(note(page)).toBeVisible()
  })
  const link = await linkTo(page.request, robin.email, /\/book\/[\w-]{43}/)
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage()
  await test.step('the candidate finds no time to choose', async () => {
    await phone.goto(link)
    await expect(phone.getByText('No times available right now')).toBeVisible()
    await picture(phone, 'panel-times-candidate')
  })

  await test.step('has common times after Lee adds earlier hours on one day', async () => {
    await leePage.getByRole('group', { name: 'Wednesday' }).locator('input[type=time]').first().fill('15:00')
    await expect(leePage.getByText('Your hours are saved')).toBeVisible()
    // saved a moment after the last key press
    await expect(async () => {
      await page.reload()
      await expect(note(page)).toContainText(/\d+ times? in the next 14 days works? for everyone on this panel\./, { timeout: 3000 })
    }).toPass()
    await picture(page, 'panel-times-some')
    await page.goto(panelOf(project, 'warm_leads_hm_approved'))
    await expect(page.getByRole('article', { name: jo.name })).toBeVisible()
    await expect(page.getByText('have nothing to choose from')).toHaveCount(0)
  })

  await test.step('the candidate books, and both have it', async () => {
    await phone.reload()
    const first = phone
      .getByRole('region', { name: 'Free times' })
      .getByRole('button', { name: /\d:\d\d/ })
      .first()
    const day = (await first.getAttribute('data-start'))!.slice(0, 10)
    await first.click()
    await phone.getByRole('button', { name: 'Confirm' }).click()
    await expect(phone.getByRole('button', { name: 'Cancel interview' })).toBeVisible()
    await expect(phone.getByText('Robin Reyes and Lee Lindqvist').first()).toBeVisible()
    await picture(phone, 'panel-times-booked')
    for (const email of [robin.email, mate]) await expect.poll(() => entriesOf(page, email, jo.name, day), { timeout: 30_000 }).toBe(1)
  })
  const cards = [
    await linkTo(page.request, robin.email, /\/scorecard\/[\w-]{43}/),
    await linkTo(page.request, mate, /\/scorecard\/[\w-]{43}/),
  ]
  expect(new Set(cards).size).toBe(2)
  await letInterviewPass(jo.id, 1)

  await test.step('compares scorecards only after both are submitted', async () => {
    await writeScorecard(phone, cards[0]!, 'Strong yes', 'Explained the outage without notes.')
    await page.goto(`${panelOf(project, 'interviewing')}&candidate=${jo.id}`)
    const section = page.getByRole('region', { name: 'Scorecards' })
    await expect(section).toContainText('1 of 2')
    await expect(section.getByRole('table')).toHaveCount(0)
    await writeScorecard(phone, cards[1]!, 'No', 'Thin on testing.')
    await page.reload()
    await expect(page.getByRole('row', { name: /^Recommendation Strong yes No$/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Explained the outage without notes\..*Thin on testing\./ })).toBeVisible()
    await picture(page, 'panel-times-compared')
  })
})
