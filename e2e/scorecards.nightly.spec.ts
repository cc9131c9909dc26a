// Interview kits and scorecards: from the link in an interviewer's email to the debrief, on a phone and in the panel.
import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { panelOf } from './panel-page.ts'
import { letInterviewPass } from '../testing/pass-time.ts'
import { refused } from './refused-writes.ts'
import { addPeople, enter, moveTo, newBrowserFor, newMember, newProject, registerInvited, syncCalendar, type Card } from './team.ts'

/** The newest link of that kind in an email to this address. */
async function linkIn(page: Page, email: string, pattern: RegExp): Promise<string> {
  let link = ''
  const find = async () => {
    const list = await (await page.request.get(`/dev/mail?q=${encodeURIComponent(email)}`)).text()
    for (const [, id] of list.matchAll(/\/dev\/mail\/(\d+)/g))
      link ||= pattern.exec(await (await page.request.get(`/dev/mail/${id}/body`)).text())?.[0] ?? ''
    return link
  }
  await expect.poll(find, { timeout: 30_000 }).not.toBe('')
  return link
}

test('a kit is saved, a scorecard is written on a phone by email link, and two are compared once both are submitted', async ({
  page,
  browser,
}) => {
  const member = await newMember(page.request)
  await syncCalendar(member)
  const hours = await member.call('GET', 'v2/interviewers/settings')
  await member.call('PUT', 'v2/interviewers/settings', { ...hours, meeting_kind: 'video', meeting_link: 'https://meet.example/robin' })
  const mate = `lee.${Date.now()}@harbor.example`
  await member.call('POST', 'v2/team/invitations', { email: mate })
  const invitation = (await linkIn(page, mate, /invitation=([\w-]{43})/)).split('=')[1]!
  const lee = await registerInvited(page.request, mate, invitation)
  const project = await newProject(member, {
    // the interviewer isn't the sender, and gets a copy
    settings: {
      sender_name: 'Harbor Talent',
      interview_scheduling: 'calendar',
      scheduling_preferences: { phone_screener_email: member.email },
      collaborators: [
        { email: member.email, role: 1 },
        { email: mate, role: 2 },
      ],
    },
  })
  const [jo] = (await addPeople(member, project, ['Jo Quayside'])) as [Card]

  await test.step('the kit', async () => {
    await enter(page, member, panelOf(project, 'approved'))
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Interview kit' }).click()
    const attributes = page.getByLabel('Attributes to rate')
    await expect(attributes).toHaveValue(/Problem solving\nCommunication/)
    await picture(page, 'scorecards-kit')
    await attributes.fill('Kotlin\nkotlin')
    await page.getByRole('button', { name: 'Save kit' }).click()
    await expect(page.getByText('Enter 3 to 6 attributes to rate.')).toBeVisible()
    await attributes.fill('Kotlin\nSystem design\nCommunication\nMotivation')
    await expectNoBarriers(page)
    await refused(page, 'interview kit', async () => {
      await page.getByRole('button', { name: 'Save kit' }).click()
      await expect(page.getByText('We couldn’t save the kit. Please try again.')).toBeVisible()
    })
    await page.getByRole('button', { name: 'Save kit' }).click()
    await expect(page.getByText('Interview kit saved')).toBeVisible()
  })

  await moveTo(member, project, [jo.id], 'HIRING_MANAGER')
  const review = { project_id: project, candidate_id: jo.id, approved: true, approval_score: 3, approval_comments: 'Education' }
  await member.call('POST', 'v2/projects/candidates/hm_review', review)
  const bookWith = async (email: string) => {
    const [, booking_token] = (await linkIn(page, email, /\/book\/[\w-]{43}/)).split('/book/')
    const guest = (path: string, fields: object) =>
      page.request.post(`/api/v2/interviews/booking/${path}`, { data: { booking_token, ...fields } })
    const free = await (await page.request.get(`/api/v2/interviews/booking?booking_token=${booking_token}`)).json()
    const { start } = free.days[0].slots[0]
    expect((await guest('hold', { start })).ok()).toBe(true)
    expect((await guest('confirm', { start, time_zone: 'Europe/Berlin' })).ok()).toBe(true)
  }
  await bookWith(member.email)
  const link = await linkIn(page, member.email, /\/scorecard\/[\w-]{43}/)

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage()
  const words = phone.getByLabel('Why, in a few words')
  const submit = phone.getByRole('button', { name: 'Submit scorecard' })
  const rate = (attribute: string, label: string) =>
    phone.getByRole('group', { name: attribute }).getByRole('radio', { name: label, exact: true }).check()
  await test.step('before the interview only a draft is kept', async () => {
    await phone.goto(link)
    await expect(phone.getByRole('heading', { name: 'Scorecard for Jo Quayside' })).toBeVisible()
    await expect(phone.getByText('You can submit your scorecard once the interview has started.')).toBeVisible()
    await expect(submit).toBeDisabled()
    await words.fill('Ask about the move to Kotlin.')
    await expect(phone.getByText('Draft saved').first()).toBeVisible()
    await phone.reload()
    await expect(words).toHaveValue('Ask about the move to Kotlin.')
    await picture(phone, 'scorecards-before-phone')
  })
  await test.step('the page that is open when the interview begins lets them submit', async () => {
    await phone.clock.install()
    await phone.reload()
    await expect(submit).toBeDisabled()
    await words.fill('Ask about the move to Kotlin, and why.')
    await letInterviewPass(jo.id, 2)
    // hours pass
    await phone.clock.fastForward(600_000)
    await expect(submit).toBeEnabled()
    await expect(words).toHaveValue('Ask about the move to Kotlin, and why.')
    await phone.clock.resume()
  })

  await test.step('after it: not without a recommendation; kept through a fault and sent', async () => {
    await submit.click()
    await expect(phone.getByText('Choose a recommendation.')).toBeVisible()
    await rate('Kotlin', 'Excellent')
    await rate('System design', 'Good')
    await rate('Communication', 'Fair')
    await rate('Should we hire them?', 'Yes')
    await words.fill('Deep Kotlin, vague on trade-offs.')
    await expectNoBarriers(phone)
    await picture(phone, 'scorecards-phone')
    await expect(phone.getByText('Draft saved').first()).toBeVisible()
    await phone.emulateMedia({ colorScheme: 'dark' })
    await phone.reload()
    await expect(words).toHaveValue('Deep Kotlin, vague on trade-offs.')
    await expectNoBarriers(phone)
    await picture(phone, 'scorecards-phone-dark')
    await phone.emulateMedia({ colorScheme: 'light' })
    await phone.reload()
    await expect(words).toHaveValue('Deep Kotlin, vague on trade-offs.')
    await refused(phone, 'scorecard', async () => {
      await submit.click()
      await expect(phone.getByText(/^Not sent yet/).first()).toBeVisible()
    })
    await expect(phone.getByText('Submitted. Thank you!').first()).toBeVisible({ timeout: 15_000 })
    await phone.setViewportSize({ width: 1440, height: 900 })
    await phone.reload()
    await expect(words).toHaveValue('Deep Kotlin, vague on trade-offs.')
    await picture(phone, 'scorecards-desktop')
  })
  await test.step('a second round with a colleague: not without one who has a calendar', async () => {
    await page.goto(`${panelOf(project, 'interviewing')}&candidate=${jo.id}`)
    await page.getByRole('button', { name: 'Invite to another interview' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite Jo Quayside to another interview' })
    const interviewers = dialog.getByRole('combobox', { name: 'Interviewers' })
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(dialog.getByText('Choose at least one interviewer.')).toBeVisible()
    await interviewers.click()
    await page.getByRole('option', { name: /Lee|lee/ }).click()
    await page.keyboard.press('Escape')
    await syncCalendar(lee)
    await lee.call('PUT', 'v2/interviewers/settings', { ...hours, meeting_kind: 'video', meeting_link: 'https://meet.example/lee' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Invite to another interview' }).click()
    await interviewers.click()
    await page.getByRole('option', { name: /Lee|lee/ }).click()
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('checkbox', { name: new RegExp(mate) })).toBeChecked()
    await expectNoBarriers(page)
    await picture(page, 'scorecards-another-interview')
    await refused(page, 'another interview', async () => {
      await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
      await expect(dialog.getByText('We couldn’t invite them. Please try again.')).toBeVisible()
    })
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(page.getByText('Jo Quayside gets a link to choose a time')).toBeVisible()
    await bookWith(mate)
    await letInterviewPass(jo.id, 1)
  })

  await test.step('hides scorecards from the owner while one is missing, unless they open the debrief', async () => {
    await page.goto(`${panelOf(project, 'interviewing')}&candidate=${jo.id}`)
    const section = page.getByRole('region', { name: 'Scorecards' })
    await expect(section).toContainText('1 of 2')
    await expect(section).toContainText('You can compare the scorecards once everyone has submitted theirs.')
    await expect(section.getByRole('table')).toHaveCount(0)
    await picture(page, 'scorecards-section')
    await refused(page, 'debrief', async () => {
      await section.getByRole('button', { name: 'Open debrief now' }).click()
      await expect(page.getByText('We couldn’t open the debrief. Please try again.')).toBeVisible()
    })
  })
  await test.step('a colleague writes theirs from the panel, and sees the other only then', async () => {
    const secondPage = await newBrowserFor(browser, lee, `${panelOf(project, 'interviewing')}&candidate=${jo.id}`)
    const section = secondPage.getByRole('region', { name: 'Scorecards' })
    await expect(section).toContainText('You’ll see the other scorecards once you’ve submitted yours.')
    await refused(secondPage, 'own scorecard', async () => {
      await section.getByRole('button', { name: 'Write yours' }).click()
      await expect(secondPage.getByText('We couldn’t open your scorecard. Please try again.')).toBeVisible()
    })
    await section.getByRole('button', { name: 'Write yours' }).click()
    await secondPage.getByRole('group', { name: 'Should we hire them?' }).getByRole('radio', { name: 'Strong yes', exact: true }).check()
    await secondPage.getByRole('button', { name: 'Submit scorecard' }).click()
    await expect(secondPage.getByText('Submitted. Thank you!').first()).toBeVisible()
    await secondPage.goBack()
    await expect(secondPage.getByRole('row', { name: /^Recommendation Yes Strong yes$/ })).toBeVisible()
  })
  await test.step('both side by side', async () => {
    const section = page.getByRole('region', { name: 'Scorecards' })
    await expect(page.getByRole('row', { name: /^Kotlin 4 Excellent Not assessed$/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Deep Kotlin, vague on trade-offs\./ })).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'scorecards-debrief')
    await page.setViewportSize({ width: 390, height: 844 })
    await section.scrollIntoViewIfNeeded()
    await expect(page.getByRole('row', { name: /Deep Kotlin/ })).toBeVisible()
    // both interviewers are completely visible, with their names
    const table = section.getByRole('table')
    for (const text of ['Robin Reyes', 'Lee Lindqvist', 'Strong yes']) {
      const cell = table.locator('tbody').getByText(text, { exact: true }).first()
      await cell.scrollIntoViewIfNeeded()
      await expect(cell).toBeInViewport({ ratio: 1 })
    }
    expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await expectNoBarriers(page)
    await picture(page, 'scorecards-debrief-phone')
    await useDark(page, true)
    await expect(page.getByRole('row', { name: /Deep Kotlin/ })).toBeVisible()
    await picture(page, 'scorecards-debrief-phone-dark')
    await phone.reload()
    await expect(phone.getByText(/being compared/)).toBeVisible()
  })
})
