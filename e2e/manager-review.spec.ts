// A hiring manager on a phone, through an email's link: decides, even offline, and the team sees it immediately.
import { openBeyondLimit } from './guest-limit.ts'
import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, picture, tabCount } from './journeys.ts'
import { panelOf } from './panel-page.ts'
import {
  addPeople,
  answerAs,
  cardsOf,
  moveTo,
  newBrowserFor,
  newMember,
  newProject,
  newWord,
  writeTo,
  type Card,
  type Member,
} from './team.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Sends candidates to a manager in one email and returns its link. */
async function linkOf(page: Page, member: Member, project_id: string, ids: readonly string[]): Promise<string> {
  const boss = `boss.${newWord()}@harbor.example`
  await member.call('POST', 'v2/projects/candidates/send_for_review', {
    project_id,
    candidate_ids: ids,
    email_to: boss,
    email_subject: 'Candidates for you',
    email_body: 'Please decide: {{review_link}}',
  })
  let link = ''
  const find = async () => {
    const list = await (await page.request.get(`/dev/mail?q=${encodeURIComponent(boss)}`)).text()
    for (const [, id] of list.matchAll(/\/dev\/mail\/(\d+)/g))
      link ||= /\/review\/[\w-]{43}/.exec(await (await page.request.get(`/dev/mail/${id}/body`)).text())?.[0] ?? ''
    return link
  }
  await expect.poll(find, { timeout: 30_000 }).not.toBe('')
  return link
}

/** The candidates in a link, in order. */
async function shownBy(page: Page, link: string): Promise<{ id: string; name: string }[]> {
  const answer = await page.request.get(`/api/v2/manager_review?token=${link.split('/').at(-1)}`)
  return ((await answer.json()) as { candidates: { id: string; name: string }[] }).candidates
}

/** The manager's decision is on the card, in History, and in the notifications. */
async function hearsOfApproval(recruiter: Page, name: string) {
  const comment = 'Good. Liked: Skills. “Soon, please”'
  await recruiter.getByRole('button', { name: /^Notifications/ }).click()
  await expect(recruiter.getByText(`approved ${name}. ${comment}`, { exact: false })).toBeVisible()
  await recruiter.keyboard.press('Escape')
  await recruiter.getByRole('article', { name }).click()
  const assessment = recruiter.getByRole('region', { name: 'Hiring manager’s assessment' })
  await expect(assessment).toContainText('Good')
  await expect(assessment).toContainText('“Soon, please”')
  await expect(assessment).toContainText('@harbor.example')
  await expectNoBarriers(recruiter)
  await picture(recruiter, 'manager-assessment')
  await recruiter.getByRole('button', { name: 'History' }).click()
  await expect(recruiter.getByRole('listitem').filter({ hasText: comment })).toBeVisible()
  await recruiter.keyboard.press('Escape')
}

const approve = async (page: Page, rating: string) => {
  await page.getByRole('button', { name: 'Approve' }).tap()
  const sheet = page.getByRole('dialog', { name: /^Approve/ })
  await sheet.getByRole('radio', { name: rating }).tap()
  await sheet.getByRole('checkbox', { name: 'Skills', exact: true }).tap()
  return sheet
}

test('a manager with a link decides, continues offline, and every decision arrives once and in order [632 805 806]', async ({
  page,
  context,
  browser,
}) => {
  const member = await newMember(page.request)
  const project = await newProject(member, {
    type: '1',
    settings: { scheduling_preferences: { phone_screener_email: member.email } },
  })
  const candidateIds = (await cardsOf(member, project, 'UNDER_REVIEW')).slice(0, 4).map(({ id }) => id)
  await moveTo(member, project, candidateIds, 'AUTOPILOT_RECRUITER')
  const link = await linkOf(page, member, project, candidateIds)
  const people = await shownBy(page, link)
  const ids = people.map(({ id }) => id)
  const [ada, bo, cy, di] = people.map(({ name }) => name) as [string, string, string, string]
  const recruiter = await newBrowserFor(browser, member, panelOf(project, 'warm_leads_hm_approved'))
  await recruiter.setViewportSize({ width: 1440, height: 900 })

  await page.goto(link)
  const heading = page.getByRole('heading', { level: 2 }).first()
  await expect(page.getByText('1 of 4', { exact: true })).toBeVisible()
  await expect(heading).toHaveText(ada)
  await expectNoBarriers(page)
  await picture(page, 'manager-review')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await expect(heading).toHaveText(ada)
  await expectNoBarriers(page)
  await picture(page, 'manager-review-dark')

  const sheet = await approve(page, 'Good')
  await expectNoBarriers(page)
  await picture(page, 'manager-review-approve')
  await sheet.getByLabel('Note for the interviewer (optional)').fill('Soon, please')
  await sheet.getByRole('button', { name: 'Approve' }).tap()
  await expect(heading).toHaveText(bo)
  await expect(page.getByText('will introduce Robin Reyes to the candidate via email', { exact: false }).first()).toBeVisible()
  await expect.poll(async () => (await cardsOf(member, project, 'HIRING_MANAGER_APPROVED')).map(({ name }) => name)).toEqual([ada])
  await expect.poll(() => tabCount(recruiter, 'Scheduling')).toBe(1)
  await hearsOfApproval(recruiter, ada)

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith('guest ')))).toBe(true)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Reject' }).tap()
  const rejectDialog = page.getByRole('dialog', { name: `Reject ${bo}` })
  await rejectDialog.getByRole('checkbox', { name: 'Not enough experience' }).tap()
  await expect(rejectDialog.getByRole('button', { name: 'Submit and reject' })).toBeDisabled()
  await rejectDialog.getByLabel('Tell us more (required)').fill('Too early')
  await expectNoBarriers(page)
  await picture(page, 'manager-review-reject')
  await rejectDialog.getByRole('button', { name: 'Submit and reject' }).tap()
  await expect(heading).toHaveText(cy)
  const second = await approve(page, 'Excellent')
  await second.getByRole('button', { name: 'Approve' }).tap()
  await expect(heading).toHaveText(di)

  await page.reload()
  await expect(page.getByText('You are offline.', { exact: false })).toBeVisible()
  await expect(heading).toHaveText(di)
  await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`${bo}: rejected|${cy}: approved`) })).toHaveCount(2)
  await expectNoBarriers(page)
  await picture(page, 'manager-review-offline')
  // a second window of the same browser sends nothing twice
  const otherPage = await context.newPage()
  await otherPage.goto(link)
  await expect(otherPage.getByRole('heading', { level: 2 }).first()).toHaveText(di)

  const sent: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v2/manager_review'))
      sent.push(new URLSearchParams(request.postData() ?? '').get('candidate_id') ?? '')
  })
  await context.setOffline(false)
  await expect(page.getByText('Waiting to be sent')).toBeHidden({ timeout: 30_000 })
  await expect.poll(async () => (await cardsOf(member, project, 'REJECTED')).map(({ name }) => name)).toContain(bo)
  await expect.poll(() => tabCount(recruiter, 'Scheduling')).toBe(2)
  await expect.poll(async () => (await cardsOf(member, project, 'HIRING_MANAGER')).map(({ name }) => name)).toEqual([di])
  expect(sent).toEqual([ids[1], ids[2]])

  // an undone decision is never sent; an unreachable server is retried, a failing one is not
  let status = 503
  await page.route('**/api/v2/manager_review', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status, json: { error: 'unexpected', message: 'x' } }) : route.fallback(),
  )
  const last = await approve(page, 'Satisfactory')
  await last.getByRole('button', { name: 'Approve' }).tap()
  await expect(page.getByRole('heading', { name: 'That was everyone' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(heading).toHaveText(di)
  const again = await approve(page, 'Satisfactory')
  await again.getByRole('button', { name: 'Approve' }).tap()
  await expect(page.getByText('Waiting to be sent')).toBeVisible({ timeout: 20_000 })
  status = 500
  const refusal = `${di}: we couldn’t save your decision. It is kept below.`
  await expect(page.getByText(refusal).first()).toBeVisible({ timeout: 20_000 })
  await expect(heading).toHaveText(di)
  // nothing that was written is lost, also after a reload: it fills the form, and can be sent again as it is
  await page.reload()
  const drafts = page.getByRole('region', { name: 'Not saved' })
  await expect(drafts).toContainText(refusal)
  await expectNoBarriers(page)
  await picture(page, 'review-not-saved')
  await page.getByRole('button', { name: 'Approve' }).tap()
  const filled = page.getByRole('dialog', { name: `Approve ${di}` })
  await expect(filled.getByRole('radio', { name: 'Satisfactory' })).toBeChecked()
  await filled.getByRole('button', { name: 'Cancel' }).tap()
  await page.unroute('**/api/v2/manager_review')
  await drafts.getByRole('button', { name: 'Try again' }).tap()
  await expect.poll(() => tabCount(recruiter, 'Scheduling'), { timeout: 30_000 }).toBe(3)
  await expect(page.getByRole('heading', { name: 'That was everyone' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You’ve decided on everyone' })).toBeVisible()
  await expect(page.getByText(/^You approved 3 candidates and rejected 1\. The team takes it from here/)).toBeVisible()
})

test('by keyboard and touch; an approval that waits for a calendar, and an expired link', { tag: '@nightly' }, async ({ page }) => {
  const member = await newMember(page.request)
  const project = await newProject(member, {
    settings: { phone_screener_needs_calendar_auth: true, scheduling_preferences: { phone_screener_email: member.email } },
  })
  const ids = (await cardsOf(member, project, 'UNDER_REVIEW')).slice(0, 2).map(({ id }) => id)
  await moveTo(member, project, ids, 'AUTOPILOT_RECRUITER')
  const link = await linkOf(page, member, project, ids)
  const [ada, bo] = (await shownBy(page, link)).map(({ name }) => name) as [string, string]
  await openBeyondLimit(page, link, 'v2/manager_review')
  const heading = page.getByRole('heading', { level: 2 }).first()
  await expect(heading).toHaveText(ada)
  await page.keyboard.press('ArrowRight')
  await expect(heading).toHaveText(bo)
  await expect(heading).toBeFocused()
  await page.keyboard.press('a')
  await expect(page.getByRole('dialog', { name: `Approve ${bo}` })).toBeVisible()
  await page.keyboard.press('3')
  await expect(page.getByRole('radio', { name: 'Excellent' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('r')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await page.keyboard.press('Escape')

  // swiping the card: to the right to approve, to the left to reject
  const touch = await page.context().newCDPSession(page)
  const swipe = async (from: number, to: number) => {
    const touchAt = (type: string, x?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 320 }] } as never)
    await touchAt('touchStart', from)
    for (let step = 1; step <= 5; step++) await touchAt('touchMove', from + ((to - from) * step) / 5)
    await touchAt('touchEnd')
  }
  await swipe(300, 80)
  await expect(page.getByRole('dialog', { name: `Reject ${bo}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await swipe(80, 300)
  const sheet = page.getByRole('dialog', { name: `Approve ${bo}` })
  await sheet.getByRole('radio', { name: 'Good' }).check()
  await sheet.getByRole('checkbox', { name: 'Skills', exact: true }).check()
  await sheet.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('the interviewer hasn’t synced a calendar', { exact: false }).first()).toBeVisible()
  await expect(heading).toHaveText(bo)
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible()

  await member.call('POST', 'v2/projects/archive', {
    project_id: project,
    should_archive: true,
    paused_archived_reason: 5,
    paused_archived_reason_other: 'Done',
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await expectNoBarriers(page)
})

test('a candidate who withdraws during the review can’t be approved, and the page explains why', { tag: '@nightly' }, async ({ page }) => {
  const member = await newMember(page.request)
  const project = await newProject(member, { settings: { scheduling_preferences: { phone_screener_email: member.email } } })
  const [jo, kim] = (await addPeople(member, project, ['Jo Quayside', 'Kim Harbor'])) as [Card, Card]
  await writeTo(member, project, [jo.id])
  await answerAs(page.request, member, project, jo.id, 'I am very interested and would love to talk. Tuesday afternoon suits me.')
  const link = await linkOf(page, member, project, [jo.id, kim.id])
  await page.goto(link)
  const heading = page.getByRole('heading', { level: 2 }).first()
  while ((await heading.textContent()) !== jo.name) await page.getByRole('button', { name: 'Next candidate' }).tap()
  const no = 'Thank you, but I have accepted another offer and I am no longer interested. Please take me out of the process.'
  await answerAs(page.request, member, project, jo.id, no)
  const sheet = await approve(page, 'Good')
  await sheet.getByRole('button', { name: 'Approve' }).tap()
  await expect(page.getByText(`${jo.name} seems to have withdrawn and was not approved.`, { exact: false }).first()).toBeVisible({
    timeout: 20_000,
  })
  expect(await cardsOf(member, project, 'HIRING_MANAGER_APPROVED')).toEqual([])
  await page.reload()
  await expect(heading).toBeVisible()
  // if the recruiter's change hasn't reached the page, it says so and offers no Approve, by button or key
  while ((await heading.textContent()) !== jo.name && (await page.getByRole('button', { name: 'Next candidate' }).isEnabled()))
    await page.getByRole('button', { name: 'Next candidate' }).tap()
  if ((await heading.textContent()) === jo.name) {
    await expect(page.getByRole('heading', { name: 'They may have withdrawn' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)
    await page.keyboard.press('a')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await picture(page, 'manager-review-withdrawn')
  await expectNoBarriers(page)
})
