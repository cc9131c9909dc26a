// The owner of a mailbox that has been failing for an hour is notified, once each time it stops working.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contextOf } from '../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../testing/test-app.ts'
import { newId } from '../platform/ids.ts'
import { recordMailboxNews } from '../features/mail/connections/record-mailbox-news.ts'
import { findMailbox } from '../features/mail/mailboxes/mailbox-store.ts'
import { mailboxAlarmRound } from './mail-alarm.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const db = () => testApp.database.system
const noticesOf = async (user: TestUser) =>
  (await user.call<{ kind: string; text: string }[]>('GET', 'v1/notifications')).body.filter(({ kind }) => kind === 'mailbox_failing')

async function mailboxOf(user: TestUser) {
  const { workspaceId, userId } = await contextOf(testApp, user)
  const id = newId()
  const servers = { smtp_host: 's', smtp_port: 465, smtp_security: 'tls', imap_host: 'i', imap_port: 993, imap_security: 'tls' } as const
  const owner = { workspace_id: workspaceId, user_id: userId, name: 'm', address: 'robin@team.example', username: 'robin' }
  await db()
    .insertInto('mailbox')
    .values({ id, ...owner, ...servers })
    .execute()
  const note = async (news: Parameters<typeof recordMailboxNews>[2]) =>
    recordMailboxNews(testApp.database, (await findMailbox(db(), id))!, news)
  /** Advances the time by this many minutes. */
  const wait = (minutes: number) =>
    db()
      .updateTable('mailbox')
      .set({ failing_since: sql<Date>`failing_since - make_interval(mins => ${minutes})` })
      .where('id', '=', id)
      .execute()
  return { note, wait }
}

test('an hour of failures notifies the owner, once; and again after it worked in between', async () => {
  const user = await newUser(testApp.app, 'Robin')
  const { note, wait } = await mailboxOf(user)
  const round = () => mailboxAlarmRound(testApp.database)
  await note({ kind: 'cannot_read', fault: 'The server didn’t answer.' })
  await wait(59)
  await round()
  expect(await noticesOf(user)).toEqual([])
  await wait(2)
  // another failure in between doesn't restart the hour
  await note({ kind: 'cannot_send', fault: 'The server refused the connection.' })
  await round()
  await round()
  const [notice, ...rest] = await noticesOf(user)
  expect(rest).toEqual([])
  expect(notice!.text).toBe(
    'robin@team.example hasn’t worked for an hour. Emails can’t be sent: The server refused the connection. Replies can’t be read: The server didn’t answer.',
  )

  await note({ kind: 'sent' })
  await note({ kind: 'read' })
  await note({ kind: 'cannot_read', fault: 'The server didn’t answer.' })
  await wait(61)
  await round()
  expect(await noticesOf(user)).toHaveLength(2)
})

test("a paused mailbox isn't reported, because its owner knows", async () => {
  const user = await newUser(testApp.app, 'Sam')
  const { note, wait } = await mailboxOf(user)
  await note({ kind: 'cannot_send', fault: 'no' })
  await note({ kind: 'pause', reason: 'user', fault: null })
  await wait(120)
  await mailboxAlarmRound(testApp.database)
  expect(await noticesOf(user)).toEqual([])
})
