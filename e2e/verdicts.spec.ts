import { expect, test } from '@playwright/test'
import { expectNoBarriers, picture, tabCount, useDark } from './journeys.ts'
import { calibrate, cardOnScreen, cardsOf, enter, nameOnCard, newMember, newProject, reviewing, type Card, type Member } from './team.ts'

test('a rejection accepts reasons by digit and shows what is missing; undone within half a second, it is never sent [455 544 685 686 687 688 689 690 691 807 827]', async ({
  page,
  request,
}) => {
  const me = await newMember(request)
  const project = await reviewing(me)
  await page.clock.install()
  await enter(page, me, `/panel?project=${project}&tab=under_review`)
  await expect(cardOnScreen(page)).toBeVisible()
  await page.keyboard.press('r')
  const form = page.getByRole('form', { name: 'Reject candidate' })
  const submit = form.getByRole('button', { name: 'Submit and reject' })
  for (const group of ['Seniority', 'Education', 'Work Experience', 'Additional Considerations'])
    await expect(form.getByRole('group', { name: group })).toBeVisible()
  await expect(form.getByText('Please indicate reasons for rejection')).toBeVisible()
  await expect(submit).toBeDisabled()
  const box = form.getByRole('textbox')
  const tick = (label: string) => form.getByRole('checkbox', { name: label })

  // the job title includes the profile's own titles, so no explanation is required
  await tick('Job title does not match').check()
  await expect(form.getByRole('combobox', { name: 'Titles that don’t fit' })).toBeVisible()
  await expect(submit).toBeEnabled()
  await tick('Job title does not match').uncheck()
  await tick('Current company').check()
  await expect(submit).toBeEnabled()
  await tick('Current company').uncheck()
  await tick('Overqualified').check()
  await expect(box).toHaveAttribute('placeholder', 'Tell us more (required)')
  await expect(submit).toBeDisabled()
  await box.fill('Has led three teams.')
  await expect(submit).toBeEnabled()
  await box.fill('')
  await tick('Overqualified').uncheck()
  await tick('Other').check()
  await expect(submit).toBeDisabled()
  await box.fill('   ')
  await expect(submit).toBeDisabled()
  await expectNoBarriers(page)
  await picture(page, '41-reject')
  await box.fill('Lives too far away.')
  await tick('Required keywords are missing').check()
  await expect(submit).toBeEnabled()

  await page.clock.pauseAt(Date.now() + 60_000)
  const requests: string[] = []
  page.on(
    'request',
    (sent) => sent.url().includes('/candidates/') && sent.method() === 'POST' && requests.push(new URL(sent.url()).pathname),
  )
  const name = (await nameOnCard(page))!
  const rejected = await tabCount(page, 'Rejected')
  await submit.click()
  await expect.poll(() => nameOnCard(page)).not.toBe(name)
  await page.clock.runFor(499)
  await page.keyboard.press('u')
  await expect.poll(() => nameOnCard(page)).toBe(name)
  await page.clock.resume()
  await expect.poll(() => tabCount(page, 'Rejected')).toBe(rejected)

  // by digits and Enter, and this time it isn't undone
  await page.keyboard.press('r')
  await expect(form).toBeVisible()
  await page.keyboard.press('1')
  const swiped = page.waitForRequest(/candidates\/swipe/)
  await expect(submit).toBeEnabled()
  await page.keyboard.press('Enter')
  const sent = new URLSearchParams((await swiped).postData() ?? '')
  expect(requests).toEqual(['/api/v2/projects/candidates/swipe'])
  expect(sent.get('approved')).toBe('false')
  await expect.poll(() => tabCount(page, 'Rejected')).toBe(rejected + 1)
})

test(
  'where a calendar is required, approval is blocked: the interviewer is sent to their settings, others see whose is missing [462 539 540 541 542 543 667 668 730 785]',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const me = await newMember(request)
    const gate = (email: string) => ({ phone_screener_needs_calendar_auth: true, scheduling_preferences: { phone_screener_email: email } })
    const project = await newProject(me, { type: '1' })
    await me.call('PUT', 'v1/projects/settings', { project_id: project, ...gate(me.email) })
    await enter(page, me, `/panel?project=${project}&tab=under_review`)

    await test.step('requires no calendar in autopilot calibration, which ends with a reminder', async () => {
      await page.getByRole('button', { name: "Let's Calibrate" }).click()
      for (let n = 1; n <= 10; n++) {
        await expect(page.getByText(`Calibrating... (${n} of 10)`)).toBeVisible()
        await page.keyboard.press('a')
      }
      const reminder = page.getByRole('dialog', { name: "Let's set up your calendar" })
      await expect(reminder.getByRole('link', { name: 'OK' })).toHaveAttribute('href', `/calendar?projectId=${project}`)
      await expectNoBarriers(page)
      await picture(page, '43-set-up-calendar')
      await page.keyboard.press('Escape')
      await expect(reminder).toBeHidden()
    })
    await expect.poll(() => tabCount(page, 'Approved')).toBe(10)
    const approved = await tabCount(page, 'Approved')
    await test.step('the interviewer themself', async () => {
      await expect(cardOnScreen(page)).toBeVisible()
      const name = await nameOnCard(page)
      await page.keyboard.press('a')
      const dialog = page.getByRole('dialog', { name: 'Calendar setup required' })
      await expect(dialog).toContainText(
        'It seems you have not set up your calendar yet. We cannot schedule candidate interviews until you do',
      )
      await expect(dialog.getByRole('link', { name: 'Go to Calendar Page' })).toHaveAttribute('href', `/calendar?projectId=${project}`)
      await expectNoBarriers(page)
      await picture(page, '44-calendar-required')
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toBeHidden()
      await expect.poll(() => nameOnCard(page)).toBe(name)
      await expect.poll(() => tabCount(page, 'Approved')).toBe(approved)
    })
    await test.step('someone else is the interviewer', async () => {
      await me.call('PUT', 'v1/projects/settings', { project_id: project, ...gate('sam.screener@harbor.example') })
      await page.reload()
      await expect(cardOnScreen(page)).toBeVisible()
      await page.keyboard.press('a')
      const dialog = page.getByRole('dialog', { name: 'Changes Needed!' })
      await expect(dialog).toContainText('sam.screener@harbor.example')
      await expect(dialog).toContainText('Candidates cannot be approved for interview until')
      await expect(dialog).toContainText('Scheduling Preferences')
      await expect(dialog).toContainText('Refresh after changes.')
      await expectNoBarriers(page)
      await useDark(page, true).catch(() => {})
      await picture(page, '45-changes-needed')
      await dialog.getByRole('button', { name: 'Refresh' }).click()
      await expect(dialog).toBeHidden()
    })
    await test.step('scheduling asks for it as well', async () => {
      await me.call('PUT', 'v1/projects/settings', { project_id: project, ...gate(me.email) })
      const [first] = await cardsOf(me, project, 'APPROVED')
      await page.goto(`/panel?project=${project}&tab=approved&candidate=${first!.id}`)
      await page.getByRole('button', { name: 'Schedule', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: /^Schedule an interview/ })
      await dialog.getByRole('radio', { name: 'Good' }).check()
      await dialog.getByRole('checkbox', { name: 'Skills match' }).check()
      await dialog.getByRole('button', { name: 'Schedule interview' }).click()
      await expect(page.getByRole('dialog', { name: 'Calendar setup required' })).toBeVisible()
      expect((await cardsOf(me, project, 'APPROVED')).some(({ id }) => id === first!.id)).toBe(true)
    })
  },
)

/** An email to the first of these with a known address. */
async function writeToOneOf(member: Member, project: string, people: readonly Card[]): Promise<Card> {
  for (const card of people) {
    const about = { project_id: project, candidate_id: card.id }
    const mail = { email_subject: 'A role for you', email_body: 'Would you like to talk on Tuesday?' }
    const { email_status } = await member.call<{ email_status: number }>('POST', 'v2/projects/candidates/approve_and_send', {
      ...about,
      ...mail,
    })
    if (email_status === 200) return card
  }
  throw new Error('No one has a known address.')
}

test(
  'an interview needs confirmation; Not Interested asks for a reason; the card shows the last conversation [448 458 459 460 639 641 696 697 698]',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const me = await newMember(request)
    const project = await newProject(me)
    const people = await calibrate(me, project)
    const written = await writeToOneOf(me, project, people)
    const second = people.find(({ id }) => id !== written.id)
    await enter(page, me, `/panel?project=${project}&tab=approved&candidate=${second!.id}`)
    const move = async (to: string) => {
      await page.getByRole('button', { name: 'Move', exact: true }).click()
      await page.getByRole('menuitem', { name: to, exact: true }).click()
    }
    await move('Not Interested')
    const reasonDialog = page.getByRole('dialog', { name: 'Why is the candidate not interested?' })
    const submit = reasonDialog.getByRole('button', { name: 'Move to Not Interested' })
    await expect(submit).toBeDisabled()
    await reasonDialog.getByRole('checkbox', { name: 'Misclassification' }).check()
    await expect(reasonDialog.getByRole('textbox')).toBeVisible()
    await reasonDialog.getByRole('checkbox', { name: 'Misclassification' }).uncheck()
    await reasonDialog.getByRole('checkbox', { name: 'Other' }).check()
    await reasonDialog.getByRole('textbox').focus()
    await reasonDialog.getByRole('textbox').blur()
    await expect(reasonDialog.getByText('This field is required.')).toBeVisible()
    await expect(submit).toBeDisabled()
    await expectNoBarriers(page)
    await reasonDialog.getByRole('textbox').fill('Moves abroad.')
    await submit.click()
    await expect.poll(() => tabCount(page, 'Not Interested')).toBe(1)

    const third = (await cardsOf(me, project, 'APPROVED')).find(({ id }) => id !== written.id)!
    await page.goto(`/panel?project=${project}&tab=approved&candidate=${third.id}`)
    await move('Interview')
    const confirm = page.getByRole('dialog', { name: 'Confirm the interview' })
    await expect(confirm).toContainText(third.name)
    await expectNoBarriers(page)
    await picture(page, '46-confirm-interview')
    await confirm.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => tabCount(page, 'Interview')).toBe(0)
    await move('Interview')
    await confirm.getByRole('button', { name: 'Confirm interview' }).click()
    await expect.poll(() => tabCount(page, 'Interview')).toBe(1)

    await expect
      .poll(async () => (await cardsOf(me, project, 'APPROVED')).some(({ id }) => id === written.id), { timeout: 30_000 })
      .toBe(false)
    await page.goto(`/panel?project=${project}&candidate=${written.id}`)
    const last = page.getByRole('region', { name: 'Last conversation' })
    await expect(last).toContainText('A role for you')
    await last.getByRole('button', { name: 'Open conversation' }).click()
    await expect(page.getByRole('heading', { name: /^Conversation with/ })).toBeVisible()
  },
)

test('on a phone, swiping approves and asks for rejection reasons; the card leaves in half a second [18 808]', async ({
  browser,
  request,
  baseURL,
}) => {
  const me = await newMember(request)
  const project = await reviewing(me)
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'no-preference',
  })
  const page = await context.newPage()
  await enter(page, me, `/panel?project=${project}&tab=under_review`)
  await expect(cardOnScreen(page)).toBeVisible()
  const approved = await tabCount(page, 'Approved')
  const name = (await nameOnCard(page))!
  const touch = await context.newCDPSession(page)
  const drag = async (by: number) => {
    const box = (await cardOnScreen(page).boundingBox())!
    const start = { x: box.x + box.width / 2, y: box.y + 150 }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
    for (let step = 1; step <= 8; step++)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: start.x + (by * step) / 8, y: start.y }] })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await drag(60)
  await expect(cardOnScreen(page)).toHaveAttribute('aria-label', name)
  const flight = page.waitForFunction(() => {
    const [motion] = document.querySelector<HTMLElement>('[data-flying="right"]')?.getAnimations() ?? []
    return motion?.effect?.getComputedTiming().duration
  })
  await drag(180)
  expect(await (await flight).jsonValue()).toBe(500)
  await expect.poll(() => nameOnCard(page)).not.toBe(name)
  await expect.poll(() => tabCount(page, 'Approved')).toBe(approved + 1)
  await expect(page.locator('[data-flying]')).toHaveCount(0)
  await drag(-180)
  await expect(page.getByRole('form', { name: 'Reject candidate' })).toBeVisible()
  await picture(page, '48-reject-phone')
  await expectNoBarriers(page)
  await context.close()
})
