// The recruiter's search: from a pasted job description to a candidate who replies.
import { expect, type Locator, type Page } from '@playwright/test'
import { tabCount } from '../journeys.ts'
import { nameOnCard } from '../team.ts'
import type { Hands } from './tally.ts'
import { expectWritten } from '../written.ts'

export const jobDescription = `Senior Backend Engineer
United States · Remote, or in our New York office

Tidewater moves money for 4,000 small businesses. You join a team of six that owns the ledger and the payout service.

What you will do
- Design and run services that book several million transactions a month
- Review code, write short design documents, and share the on-call rota
- Work with product and compliance on new payment methods

What you bring
- At least 5 years of experience in backend development
- Python or Go in production
- PostgreSQL, including schema changes under load
- Clear written English; a degree is not required

Nice to have
- Kafka
- Experience in payments or banking

What we offer
- $150,000 to $185,000 a year, and equity
- Health insurance for you and your family
- 25 days of vacation

This role is not for you if you are looking for a pure people-management position.`

/** Pastes the description, checks the criteria, and starts the search; ends at the first card and returns whose it is. */
export async function findFirstCard(robin: Hands, atCriteria: () => Promise<void>): Promise<string> {
  const { page } = robin
  await robin.fill(page.getByRole('textbox', { name: 'Job description' }), jobDescription)
  await robin.press(page.getByRole('button', { name: 'Find criteria' }))
  await expect(page.getByRole('heading', { name: 'Check the criteria', level: 1 })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue(/Backend Engineer/)
  await expect(page.getByText(/\d people match/)).toBeVisible()
  await atCriteria()
  await robin.press(page.getByRole('button', { name: 'Find candidates' }))
  await robin.press(page.getByRole('button', { name: "Let's Calibrate" }))
  await expect(page.getByText('Calibrating... (1 of 10)')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  return (await nameOnCard(page))!
}

/** Nine decisions: three rejections with a reason, six approvals. */
export async function decideOnTheRest(robin: Hands): Promise<void> {
  const { page } = robin
  for (let n = 2; n <= 10; n++) {
    await expect(page.getByText(`Calibrating... (${n} of 10)`)).toBeVisible()
    if ([3, 6, 8].includes(n)) {
      await robin.keyOr('r', page.getByRole('button', { name: 'Reject', exact: true }))
      const form = page.getByRole('form', { name: 'Reject candidate' })
      await expect(form).toBeVisible()
      await robin.keyOr('1', form.getByRole('checkbox', { name: 'Job title does not match' }))
      await expect(form.getByRole('button', { name: 'Submit and reject' })).toBeEnabled()
      await robin.keyOr('Enter', form.getByRole('button', { name: 'Submit and reject' }))
    } else await robin.keyOr('a', page.getByRole('button', { name: 'Approve', exact: true }))
  }
  await expect.poll(() => tabCount(page, 'Approved')).toBe(6)
}

/** Opens a stage of the project, and the card of one of its candidates. */
export async function openCard(hands: Hands, tab: string, name: string): Promise<Locator> {
  const { page } = hands
  await hands.press(page.getByRole('tab', { name: new RegExp(`^${tab} \\d`) }))
  const card = page.getByRole('article', { name, exact: true })
  const open = card.getByRole('button', { name, exact: true })
  // a long list renders what is near the screen: scroll as a user would
  await expect(async () => {
    if ((await open.count()) === 0) await page.mouse.wheel(0, 500)
    await expect(open).toBeVisible({ timeout: 500 })
  }).toPass()
  await hands.press(open)
  await expect(page.getByRole('button', { name: 'Back to the list' })).toBeVisible()
  return card
}

/** Approves the person on the card with a first email; returns the recipient address. */
export async function sendFirstEmail(robin: Hands, name: string, atPreview: () => Promise<void>): Promise<string> {
  const { page } = robin
  await robin.keyOr('m', page.getByRole('button', { name: 'Approve & send', exact: true }))
  const dialog = page.getByRole('dialog', { name: `Write to ${name}` })
  await expectWritten(dialog.getByLabel('Message'), new RegExp(`^Hi ${name.split(' ')[0]!},`))
  const now = dialog.getByRole('checkbox', { name: 'Send now anyway' })
  // if it is night or a weekend for the candidate
  if (await now.isVisible()) await robin.press(now)
  const address = await addressIn(dialog)
  await atPreview()
  await robin.press(dialog.getByRole('button', { name: 'Approve & send' }))
  await expect(page.getByText('Successfully sent email')).toBeVisible()
  return address
}

async function addressIn(dialog: Locator): Promise<string> {
  const field = dialog.getByRole('combobox', { name: 'To' })
  await expect(field).toHaveValue(/@/)
  return /\S+@[^\s>,]+/.exec(await field.inputValue())![0].replace(/^</, '')
}

/** The candidate reads the email in their mailbox and answers it. */
export async function answerEmail(candidate: Hands, address: string, text: string): Promise<void> {
  const { page } = candidate
  const link = page.getByRole('navigation', { name: 'Sent email' }).getByRole('link').first()
  await expect(async () => {
    await page.goto(`/dev/mail?q=${encodeURIComponent(address)}`)
    await expect(link).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  await candidate.press(link)
  await candidate.fill(page.getByLabel(/^Reply as/), text)
  await candidate.press(page.getByRole('button', { name: 'Send reply' }))
  await expect(page.getByText('Your reply has been sent.')).toBeVisible()
}

/** The reply arrives on the open page, classified as interest, with the candidate's words on the card. */
export async function seeReply(page: Page, name: string, words: string): Promise<void> {
  await expect.poll(() => tabCount(page, 'Interested'), { timeout: 60_000 }).toBe(1)
  await page
    .getByRole('tab', { name: /^Interested/ })
    .first()
    .scrollIntoViewIfNeeded()
  await expect(page.getByRole('article', { name, exact: true }).first()).toContainText(words)
}
