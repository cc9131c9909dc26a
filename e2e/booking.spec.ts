// A candidate books, moves, and cancels an interview through an email's link, while the recruiter watches.
import { openBeyondLimit } from './guest-limit.ts'
import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, picture, tabCount } from './journeys.ts'
import { panelOf } from './panel-page.ts'
import { refused } from './refused-writes.ts'
import { addPeople, cardsOf, moveTo, newBrowserFor, newMember, newProject, syncCalendar, type Card, type Member } from './team.ts'

test.use({ timezoneId: 'Europe/Berlin', locale: 'en-GB' })

interface World {
  member: Member
  project: string
  jo: Card
  link: string
}

/** A candidate to be interviewed by a screener with a calendar, and the link in their email. */
async function invited(page: Page, how: object = { meeting_kind: 'video', meeting_link: 'https://meet.example/robin' }): Promise<World> {
  const member = await newMember(page.request)
  await syncCalendar(member)
  const hours = await member.call('GET', 'v2/interviewers/settings')
  await member.call('PUT', 'v2/interviewers/settings', { ...hours, ...how })
  const project = await newProject(member, {
    // the interviewer isn't the sender, and gets a copy
    settings: {
      sender_name: 'Harbor Talent',
      interview_scheduling: 'calendar',
      scheduling_preferences: { phone_screener_email: member.email },
    },
  })
  const [jo] = (await addPeople(member, project, ['Jo Quayside'])) as [Card]
  await moveTo(member, project, [jo.id], 'HIRING_MANAGER')
  await member.call('POST', 'v2/projects/candidates/hm_review', {
    project_id: project,
    candidate_id: jo.id,
    approved: true,
    approval_score: 3,
    approval_comments: 'Education',
  })
  let link = ''
  const find = async () => {
    const list = await (await page.request.get(`/dev/mail?q=${encodeURIComponent(member.email)}`)).text()
    for (const [, id] of list.matchAll(/\/dev\/mail\/(\d+)/g))
      link ||= /\/book\/[\w-]{43}/.exec(await (await page.request.get(`/dev/mail/${id}/body`)).text())?.[0] ?? ''
    return link
  }
  await expect.poll(find, { timeout: 30_000 }).not.toBe('')
  return { member, project, jo, link }
}

const interviewDate = async ({ member, project, jo }: World) =>
  (await member.call<{ interview_date: string | null }>('GET', 'v2/projects/candidates/one', { project_id: project, candidate_id: jo.id }))
    .interview_date

/** The interviews in the screener's own calendar, as shown by another calendar app. */
async function entriesOf({ member }: World, page: Page): Promise<string[]> {
  const list = await (await page.request.get(`/dev/calendar?who=${encodeURIComponent(member.email)}`)).text()
  return [...list.matchAll(/<li>(?:(?!<\/li>).)*?Interview: Jo Quayside/gs)].map(([item]) => item)
}

test('a candidate books, moves, and cancels by keyboard; the recruiter sees stage and date, and the calendar has one entry [633 847]', async ({
  page,
  browser,
}) => {
  const world = await invited(page)
  const recruiter = await newBrowserFor(browser, world.member, panelOf(world.project, 'interviewing'))
  const documentAnswer = await page.goto(world.link)
  expect(documentAnswer!.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  const times = page.getByRole('region', { name: 'Free times' })
  await expect(times).toBeVisible()
  await expect(page.getByRole('button', { name: /^Europe\/Berlin \(GMT\+1\)/ })).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'booking-times')
  await page.setViewportSize({ width: 320, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await expect(times).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectNoBarriers(page)
  await picture(page, 'booking-times-phone-dark')
  await page.setViewportSize({ width: 1280, height: 900 })

  // another zone, found by name, in the other clock format
  // late on the last day of a week only one time may be left
  if ((await times.locator('[data-start]').count()) === 1) await page.getByRole('button', { name: 'Later week' }).click()
  const first = times.getByRole('button', { name: /\d:\d\d/ }).first()
  const inBerlin = await first.getAttribute('data-start')
  await page.getByRole('button', { name: /^Europe\/Berlin/ }).click()
  await page.getByLabel('City or region').fill('new york')
  await expectNoBarriers(page)
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: '12 h' }).check()
  await expect(first).toHaveAttribute('data-start', inBerlin!)
  await expect(first).toHaveText(/ [AP]M$/)

  await first.focus()
  await page.keyboard.press('ArrowDown')
  const start = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.start)
  expect(start).not.toBe(inBerlin)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Held for you until .*, (9|10) more minutes\.$/)).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'booking-confirm')
  await page.reload()
  await expect(page.getByText(/^Held for you until/)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  const cancel = page.getByRole('button', { name: 'Cancel interview' })
  await expect(cancel).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'booking-booked')
  await expect.poll(() => tabCount(recruiter, 'Interview')).toBe(1)
  await expect.poll(() => entriesOf(world, page), { timeout: 20_000 }).toHaveLength(1)
  expect(new Date((await interviewDate(world))!).toISOString()).toBe(start)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Add to calendar' }).click()])
  expect(file.suggestedFilename()).toBe('interview.ics')

  await page.getByRole('button', { name: 'Move interview' }).click()
  await times
    .getByRole('button', { name: /\d:\d\d/ })
    .nth(3)
    .click()
  await page.getByRole('button', { name: 'Move to this time' }).click()
  await expect(page.getByText('Your interview has been moved.').first()).toBeVisible()
  await expect(cancel).toBeVisible()
  expect(new Date((await interviewDate(world))!).toISOString()).not.toBe(start)

  await test.step('moving to another project says that the interview is canceled', async () => {
    await recruiter.getByRole('article', { name: world.jo.name }).getByRole('button', { name: 'Move', exact: true }).click()
    await recruiter.getByRole('menuitem', { name: 'Another project' }).click()
    const dialog = recruiter.getByRole('dialog')
    await expect(dialog.getByRole('note')).toHaveText(/will be canceled\. We’ll email the candidate and every interviewer\.$/)
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(dialog).toBeHidden()
  })

  await cancel.click()
  await page.getByLabel('Reason (optional)').fill('I have found something')
  await page.getByRole('button', { name: 'Cancel the interview' }).click()
  await expect(page.getByText('Your interview is canceled.', { exact: false }).first()).toBeVisible()
  await expect(times).toBeVisible()
  await expect.poll(() => tabCount(recruiter, 'Interview')).toBe(0)
  await expect.poll(() => entriesOf(world, page), { timeout: 20_000 }).toHaveLength(0)
  expect(await interviewDate(world)).toBeNull()
  expect((await cardsOf(world.member, world.project, 'HIRING_MANAGER_APPROVED')).map(({ id }) => id)).toEqual([world.jo.id])
})

test(
  'booking errors are explained with alternative times; the team sees the interview and cancels it',
  { tag: '@nightly' },
  async ({ page, browser }) => {
    const { link, member, project, jo } = await invited(page)
    await openBeyondLimit(page, link, 'v2/interviews/booking')
    const times = page.getByRole('region', { name: 'Free times' }).getByRole('button', { name: /\d:\d\d/ })
    await expect(times.first()).toBeVisible()
    const starts = await times.evaluateAll((buttons) => buttons.slice(0, 3).map((button) => (button as HTMLElement).dataset.start!))
    const taken = starts.slice(1).map((start) => ({ start, end: new Date(Date.parse(start) + 1_800_000).toISOString() }))
    const answer = async (action: string, status: number, json: object, meet: () => Promise<void>) => {
      await page.route(`**/api/v2/interviews/booking/${action}`, (route) => route.fulfill({ status, json }))
      await meet()
      await page.unroute(`**/api/v2/interviews/booking/${action}`)
    }
    const quicker = { error: 'slot_taken', message: 'This time is no longer available. Please choose another one.', alternatives: taken }
    const fault = { error: 'unexpected', message: 'Something went wrong on our side. Nothing was changed.' }
    await answer('hold', 409, quicker, async () => {
      await times.first().click()
      await expect(page.getByText('This time is no longer available', { exact: false }).first()).toBeVisible()
      await expectNoBarriers(page)
      await picture(page, 'booking-taken')
    })
    await page.locator('.trouble').getByRole('button').first().click()
    await expect(page.getByText(/^Held for you until/)).toBeVisible()
    await answer('confirm', 500, fault, async () => {
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByText('so nothing was changed. Please try again.', { exact: false }).first()).toBeVisible()
    })
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('button', { name: 'Move interview' }).click()
    await times.first().click()
    await answer('move', 500, fault, async () => {
      await page.getByRole('button', { name: 'Move to this time' }).click()
      await expect(page.getByText('nothing was changed. Please try again.', { exact: false }).first()).toBeVisible()
    })
    await page.getByRole('button', { name: 'Another time' }).click()
    await page.getByRole('button', { name: 'Keep the time you have' }).click()
    await answer('cancel', 500, fault, async () => {
      await page.getByRole('button', { name: 'Cancel interview' }).click()
      await page.getByRole('button', { name: 'Cancel the interview' }).click()
      await expect(page.getByText('nothing was changed. Please try again.', { exact: false }).first()).toBeVisible()
    })
    await expect(page.getByRole('button', { name: 'Cancel interview' })).toBeVisible()
    const recruiter = await newBrowserFor(browser, member, `${panelOf(project, 'interviewing')}&candidate=${jo.id}`)
    await expect(recruiter.getByText('Interview with Robin Reyes:', { exact: false })).toContainText(/, by video · Join$/)
    const join = recruiter.getByRole('link', { name: 'Join the video call' })
    await expect(join.first()).toHaveAttribute('href', /^https:\/\//)
    await expectNoBarriers(recruiter)
    await picture(recruiter, 'booking-in-the-panel')
    await recruiter.goto(panelOf(project, 'interviewing'))
    await expect(recruiter.getByRole('article', { name: 'Jo Quayside' })).toContainText('with Robin Reyes, by video · Join')
    await expect(join).toBeVisible()
    await picture(recruiter, 'booking-in-the-list')
    await recruiter.goto(`${panelOf(project, 'interviewing')}&candidate=${jo.id}`)
    await recruiter.getByRole('button', { name: 'Cancel interview' }).click()
    await recruiter.getByLabel('Reason').fill('Robin is ill')
    const cancelAll = recruiter.getByRole('button', { name: 'Cancel the interview' })
    await refused(recruiter, 'interview cancelled by the team', async () => {
      await cancelAll.click()
      await expect(recruiter.getByText('We couldn’t cancel the interview. Please try again.')).toBeVisible()
    })
    await cancelAll.click()
    await expect(recruiter.getByText('Interview with Jo Quayside canceled')).toBeVisible()
    await page.reload()
    await expect(times.first()).toBeVisible()
    // the team has decided otherwise in the meantime
    await moveTo(member, project, [jo.id], 'REJECTED')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
    await expectNoBarriers(page)
  },
)

test(
  'a phone interview requires a number with its country code, shown on the card and in the calendar',
  { tag: '@nightly' },
  async ({ page, browser }) => {
    const { link, member, project, jo } = await invited(page, { meeting_kind: 'phone', meeting_phone: '' })
    await openBeyondLimit(page, link, 'v2/interviews/booking')
    await page
      .getByRole('region', { name: 'Free times' })
      .getByRole('button', { name: /\d:\d\d/ })
      .first()
      .click()
    const phone = page.getByLabel('Your phone number, with the country code')
    // invalid input first
    await phone.fill('0151 12345678')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Enter your number with the country code, such as +49 151 12345678.')).toBeVisible()
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoBarriers(page)
    await picture(page, 'booking-phone-number')
    await page.setViewportSize({ width: 1280, height: 900 })
    await phone.fill('+49 151 12345678')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('They’ll call you on the number you entered.')).toBeVisible()
    const recruiter = await newBrowserFor(browser, member, `${panelOf(project, 'interviewing')}&candidate=${jo.id}`)
    await expect(recruiter.getByText('+4915112345678', { exact: false })).toBeVisible()
    await picture(recruiter, 'interview-phone-card')
  },
)
