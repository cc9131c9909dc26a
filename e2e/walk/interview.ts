// From interest to a hire: the hiring manager, the panel, the candidate's booking, the scorecards, and the offer.
import { expect, type Page } from '@playwright/test'
import { tabCount } from '../journeys.ts'
import { linkTo } from '../mailed-links.ts'
import type { Hands } from './tally.ts'
import { openCard } from './search.ts'

/** The project's interviews are booked in both colleagues' calendars; they are invited to the team there. */
export async function schedulePanel(robin: Hands, first: string, second: string): Promise<void> {
  const { page } = robin
  await robin.press(page.getByRole('button', { name: 'Settings', exact: true }))
  await robin.press(page.getByRole('menuitem', { name: 'Scheduling Preferences' }))
  await robin.press(page.getByRole('radio', { name: /^On the interviewer’s calendar/ }))
  await robin.fill(page.getByRole('combobox', { name: 'Interviewer', exact: true }), first)
  await robin.fill(page.getByRole('combobox', { name: 'Additional interviewers' }), second)
  await robin.key('Enter')
  await robin.press(page.getByRole('radio', { name: /^All of them together/ }))
  await robin.press(page.getByRole('button', { name: 'Invite these 2' }))
  await expect(page.getByText(`${first} and ${second} have been invited and not joined yet.`)).toBeVisible()
}

/** On the open settings page, once both have joined and set their hours. */
export async function expectPanelTimes({ page }: Hands): Promise<void> {
  await page.reload()
  await expect(page.getByRole('region', { name: 'Times for this panel' })).toContainText(/times? in the next 14 days works? for everyone/)
}

export async function sendToManager(robin: Hands, name: string, boss: string): Promise<void> {
  const { page } = robin
  await robin.keyOr('i', page.getByRole('button', { name: 'Send for review' }))
  const dialog = page.getByRole('dialog', { name: `Send ${name} to the hiring manager` })
  await robin.fill(dialog.getByLabel('To'), boss)
  await robin.press(dialog.getByRole('button', { name: 'Send', exact: true }))
  await expect(page.getByText('Successfully sent email')).toBeVisible()
  // back in the list, whose card shows the stage
  await expect(page.getByRole('article', { name, exact: true })).toContainText(`With ${boss} since today`)
}

/** Through the email's link, with a comment for the interviewer. */
export async function approveByLink(
  manager: Hands,
  address: string,
  name: string,
  words: string,
  takePicture: (place: string) => Promise<void>,
) {
  const { page } = manager
  await manager.open(await linkTo(page.request, address, /\/review\/[\w-]{43}/))
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await takePicture('manager')
  await manager.press(page.getByRole('button', { name: 'Approve' }))
  const sheet = page.getByRole('dialog', { name: `Approve ${name}` })
  await manager.press(sheet.getByRole('radio', { name: 'Excellent' }))
  await manager.press(sheet.getByRole('checkbox', { name: 'Skills', exact: true }))
  await manager.fill(sheet.getByLabel('Note for the interviewer (optional)'), words)
  await takePicture('manager-approves')
  await manager.press(sheet.getByRole('button', { name: 'Approve' }))
  await expect(page.getByRole('heading', { name: 'That was everyone' })).toBeVisible()
}

/** The open page is updated: the candidate is in Scheduling with the manager's feedback. */
export async function readApproval(robin: Hands, name: string, words: string): Promise<void> {
  const { page } = robin
  await expect.poll(() => tabCount(page, 'Scheduling'), { timeout: 30_000 }).toBe(1)
  await openCard(robin, 'Scheduling', name)
  await expect(page.getByRole('region', { name: 'Hiring manager’s assessment' })).toContainText(words)
}

/** Through the email's link, the first free time; returns when it begins. */
export async function book(candidate: Hands, address: string, takePicture: (place: string) => Promise<void>): Promise<Date> {
  const { page } = candidate
  await candidate.open(await linkTo(page.request, address, /\/book\/[\w-]{43}/))
  const first = page
    .getByRole('region', { name: 'Free times' })
    .getByRole('button', { name: /\d:\d\d/ })
    .first()
  await expect(first).toBeVisible()
  await takePicture('booking')
  const start = new Date((await first.getAttribute('data-start'))!)
  await candidate.press(first)
  await candidate.press(page.getByRole('button', { name: 'Confirm' }))
  await expect(page.getByRole('button', { name: 'Cancel interview' })).toBeVisible()
  await takePicture('booked')
  return start
}

/** Opens the scorecard through the link in the interviewer's email and begins it; it can't be submitted yet. */
export async function beginScorecard(hands: Hands, email: string, words: string): Promise<void> {
  const { page } = hands
  await hands.open(await linkTo(page.request, email, /\/scorecard\/[\w-]{43}/))
  await hands.fill(page.getByLabel('Why, in a few words'), words)
  await expect(page.getByText('Draft saved').first()).toBeVisible()
}

/** On the page that has been open since before the interview. */
export async function finishScorecard(hands: Hands, recommendation: string, takePicture: () => Promise<void>): Promise<void> {
  const { page } = hands
  const attributes = page.getByRole('group').filter({ has: page.getByRole('radio', { name: 'Good', exact: true }) })
  for (const attribute of await attributes.all()) await hands.press(attribute.getByRole('radio', { name: 'Good', exact: true }))
  await hands.press(page.getByRole('group', { name: 'Should we hire them?' }).getByRole('radio', { name: recommendation, exact: true }))
  await takePicture()
  await hands.press(page.getByRole('button', { name: 'Submit scorecard' }))
  await expect(page.getByText('Submitted. Thank you!').first()).toBeVisible()
}

/** The scorecard page allows submitting by itself once the interview has begun. */
export async function awaitInterview(page: Page, start: Date): Promise<void> {
  const remaining = Math.max(0, start.getTime() - Date.now())
  await expect(page.getByRole('button', { name: 'Submit scorecard' })).toBeEnabled({ timeout: remaining + 30_000 })
}

export async function debrief(robin: Hands, name: string, takePicture: () => Promise<void>): Promise<void> {
  const { page } = robin
  await openCard(robin, 'Interview', name)
  await expect(page.getByRole('row', { name: /^Recommendation (?:.* )?Strong yes (?:.* )?Yes$/ })).toBeVisible()
  await takePicture()
}

async function moveTo(robin: Hands, to: string): Promise<void> {
  await robin.press(robin.page.getByRole('button', { name: 'Move', exact: true, expanded: false }))
  await robin.press(robin.page.getByRole('menuitem', { name: to, exact: true }))
}

export async function offerAndHire(robin: Hands, name: string, takePicture: (place: string) => Promise<void>): Promise<void> {
  const { page } = robin
  await moveTo(robin, 'Offer')
  const offer = page.getByRole('dialog', { name: `Move ${name} to Offer` })
  await robin.fill(offer.getByLabel('Note'), '$172,000, answer by Friday')
  await takePicture('offer')
  await robin.press(offer.getByRole('button', { name: 'Move to Offer' }))
  await moveTo(robin, 'Hired')
  const hire = page.getByRole('dialog', { name: `Move ${name} to Hired` })
  await robin.fill(hire.getByLabel('Start date'), '2027-02-01')
  await takePicture('hire')
  await robin.press(hire.getByRole('button', { name: 'Move to Hired' }))
  await expect(page.getByRole('article', { name, exact: true })).toContainText('Hired, starts Feb 1, 2027')
}
