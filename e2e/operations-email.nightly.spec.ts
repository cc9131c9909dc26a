// The email page in operations: a paused relay is resumed, and messages that need a decision are settled together.
import { expect, test } from './test.ts'
import { refused } from './refused-writes.ts'
import { demoMember, enter } from './team.ts'

const nothing = {
  relay: null,
  mailbox_read_date: '2026-11-22T09:00:00.000Z',
  waiting: 0,
  oldest_due_date: null,
  delivery_unknown: 0,
  not_sent: 0,
  sent_folder: null,
  restore: null,
}
const paused = {
  name: 'relay.example:587',
  state: 'paused',
  answer: '550 5.4.5 Daily sending limit exceeded',
  answered_date: '2026-11-22T09:00:00.000Z',
  failing_since: '2026-11-22T09:00:00.000Z',
  paused_date: '2026-11-22T09:00:00.000Z',
}

test('staff see why email is paused, resume it, and settle emails that need a decision', async ({ page, request }) => {
  const sam = await demoMember(request, 'sam@staff.example')
  let response: object = {
    ...nothing,
    relay: paused,
    waiting: 12,
    oldest_due_date: '2026-11-22T09:00:00.000Z',
    not_sent: 3,
    delivery_unknown: 2,
  }
  const resumed = { ...response, relay: { ...paused, state: 'working', paused_date: null, failing_since: null } }
  await page.route('**/api/v2/operations/email', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: response })
    // the page refetches by itself: only our requests change what it reads
    response = resumed
    return route.fallback()
  })
  await enter(page, sam, '/operations')
  await page.getByRole('navigation', { name: 'Operations' }).getByRole('link', { name: 'Email', exact: true }).click()
  const sending = page.getByRole('region', { name: 'Sending' })
  await expect(sending).toContainText('550 5.4.5 Daily sending limit exceeded')
  await expect(sending).toContainText('12 emails waiting')
  const resume = sending.getByRole('button', { name: 'Resume' })
  await refused(page, 'resume email', async () => {
    await resume.click()
    await expect(page.getByText('That didn’t work. Please try again.')).toBeVisible()
    await expect(resume).toBeVisible()
  })
  await resume.click()
  await expect(page.getByText('Sending has been resumed.')).toBeVisible()
  await expect(sending).toContainText('Working.')

  const decision = page.getByRole('region', { name: 'Waiting for a decision' })
  await expect(decision).toContainText('3 emails not sent')
  await expect(decision).toContainText('Delivery unknown for 2 emails')
  const requests: string[] = []
  await page.route('**/api/v2/operations/email', (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    requests.push(route.request().postData() ?? '')
    // not before the click: a refetch would remove the button
    response = requests.length === 1 ? { ...response, not_sent: 0 } : { ...response, delivery_unknown: 0 }
    return route.fulfill({ json: { settled: requests.length === 1 ? 3 : 2 } })
  })
  await decision.getByRole('button', { name: 'Send all again', exact: true }).click()
  await expect(page.getByText('3 emails will be sent again.')).toBeVisible()
  // a possibly delivered email is resent only after a second click that confirms it
  await decision.getByRole('button', { name: 'Send all again…' }).click()
  await expect(decision.getByRole('button', { name: 'Send 2 emails again, possibly twice' })).toBeVisible()
  await decision.getByRole('button', { name: 'Mark all as sent' }).click()
  await expect(decision).toContainText('No emails need a decision.')
  expect(requests[0]).toContain('send_not_sent_again')
  expect(requests[1]).toContain('mark_unknown_as_sent')
})

test('after a restore, sending resumes only once everything is compared', async ({ page, request }) => {
  const sam = await demoMember(request, 'sam@staff.example')
  const restore = {
    since: '2026-11-22T09:00:00.000Z',
    why: 'asked',
    mailbox_is_read: false,
    is_settled: false,
    found_sent: 0,
    not_sent: 0,
    parked: 0,
    replies_read: 0,
  }
  let response = { ...nothing, restore }
  await page.route('**/api/v2/operations/email', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: response }) : route.fallback(),
  )
  await enter(page, sam, '/operations/email')
  const part = page.getByRole('region', { name: 'Restored from a backup' })
  await expect(part).toContainText('Reading the whole mailbox.')
  await expect(part.getByRole('button', { name: 'Resume sending' })).toBeDisabled()
  response = {
    ...nothing,
    restore: { ...restore, mailbox_is_read: true, is_settled: true, found_sent: 4, not_sent: 2, parked: 1, replies_read: 3 },
  }
  await expect(part).toContainText('4 emails already sent, 2 not sent yet, 1 with unknown delivery, 3 replies read since the backup.', {
    timeout: 15_000,
  })
  await expect(part.getByRole('button', { name: 'Resume sending' })).toBeEnabled()
})
