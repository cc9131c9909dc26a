import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GetEmailStatus } from '@fairlead/contract/v2/operations/email'
import { enterRestoreMode } from '../mail/sending/restore-mode.ts'
import { createTestApp, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { staffSettings, createStaffUsers } from '../../../testing/staff-users.ts'
import { queueMail } from '../../../testing/stress-mail.ts'
import { mailAlarmRound } from '../../worker/mail-alarm.ts'

let app: TestApp
let customer: TestUser
let staff: TestUser
let admin: TestUser
beforeAll(async () => {
  app = await createTestApp({ settings: staffSettings })
  ;({ customer, staff, admin } = await createStaffUsers(app))
})
afterAll(() => app.close())

const db = () => app.database.system
const status = async () => (await staff.call<GetEmailStatus['answer']>('GET', 'v2/operations/email')).body
const change = (action: string) => staff.call('PUT', 'v2/operations/email', { action })
const delayed = async () => (await customer.call<{ delayed_since: string | null }>('GET', 'v2/mail/delays')).body.delayed_since

test('a paused relay is shown with its response, and resumed; everyone is notified that email is delayed', async () => {
  expect((await status()).relay).toBe(null)
  expect(await delayed()).toBe(null)
  await db()
    .insertInto('mail_relay')
    .values({
      relay: 'account@relay.example:587',
      paused_at: sql<Date>`now() - interval '11 minutes'`,
      answer: '550 5.4.5 Daily limit',
      answered_at: new Date(),
    })
    .execute()
  expect((await status()).relay).toMatchObject({ name: 'relay.example:587', state: 'paused', answer: '550 5.4.5 Daily limit' })
  expect(await delayed()).not.toBe(null)

  await mailAlarmRound(app.database, app.services.settings.superAdmins, app.services.log)
  await mailAlarmRound(app.database, app.services.settings.superAdmins, app.services.log)
  const answer = await admin.call<{ notifications: { body: string }[] }>('GET', 'v1/notifications')
  expect(JSON.stringify(answer.body).split('550 5.4.5 Daily limit')).toHaveLength(2)
  expect(JSON.stringify((await customer.call('GET', 'v1/notifications')).body)).not.toContain('Daily limit')

  expect(await change('resume')).toMatchObject({ status: 200 })
  expect((await status()).relay).toMatchObject({ state: 'working' })
  expect(await delayed()).toBe(null)
})

test('reports a relay that has been failing for ten minutes once, and not before', async () => {
  await db()
    .updateTable('mail_relay')
    .set({ failures: 3, failing_since: sql<Date>`now() - interval '9 minutes'`, notified_at: null, answer: 'ECONNREFUSED' })
    .execute()
  await mailAlarmRound(app.database, app.services.settings.superAdmins, app.services.log)
  const notificationCount = async () => JSON.stringify((await admin.call('GET', 'v1/notifications')).body).split('ECONNREFUSED').length - 1
  expect(await notificationCount()).toBe(0)
  await db()
    .updateTable('mail_relay')
    .set({ failing_since: sql<Date>`now() - interval '11 minutes'` })
    .execute()
  await mailAlarmRound(app.database, app.services.settings.superAdmins, app.services.log)
  await mailAlarmRound(app.database, app.services.settings.superAdmins, app.services.log)
  expect(await notificationCount()).toBe(1)
  expect((await status()).relay).toMatchObject({ state: 'unreachable' })
  await change('resume')
})

test("settles all messages with unknown delivery at once, separately for those that may have arrived and those that didn't", async () => {
  await queueMail(app.database, 5)
  const rows = await db().selectFrom('message').select('id').orderBy('id').execute()
  const park = (from: number, to: number, reason: string) =>
    db()
      .updateTable('message')
      .set({ state: 'parked', why: reason, refused_times: 9 })
      .where(
        'id',
        'in',
        rows.slice(from, to).map((row) => row.id),
      )
      .execute()
  await park(0, 2, 'no_witness')
  await park(2, 5, 'refused_too_often')
  expect(await status()).toMatchObject({ delivery_unknown: 2, not_sent: 3 })
  expect((await change('send_not_sent_again')).body).toEqual({ settled: 3 })
  expect((await change('mark_unknown_as_sent')).body).toEqual({ settled: 2 })
  expect((await change('mark_unknown_as_sent')).body).toEqual({ settled: 0 })
  const after = await db()
    .selectFrom('message')
    .select(['state', 'refused_times'])
    .where(
      'id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('id')
    .execute()
  expect(after.map((row) => row.state)).toEqual(['sent', 'sent', 'queued', 'queued', 'queued'])
  expect(after[2]!.refused_times).toBe(0)
})

test('sending resumes after a restore only when everything has been compared', async () => {
  await enterRestoreMode(app.database, 'asked', 'today')
  expect((await status()).restore).toMatchObject({ why: 'asked', mailbox_is_read: false, is_settled: false })
  expect((await change('resume_after_restore')).status).toBe(409)
  await sql`update mail_installation set settled_at = now()`.execute(db())
  expect((await change('resume_after_restore')).status).toBe(200)
  expect((await status()).restore).toBe(null)
})

test('customers find nothing there', async () => {
  expect((await customer.call('GET', 'v2/operations/email')).status).toBe(404)
  expect((await customer.call('PUT', 'v2/operations/email', { action: 'resume' })).status).toBe(404)
})
