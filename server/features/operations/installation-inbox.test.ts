// Strangers' email in an installation with several workspaces: staff see it, assign it once, or delete it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListInstallationEmail } from '@fairlead/contract/v2/operations/unmatched'
import { newId } from '../../platform/ids.ts'
import { createTestApp, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { staffSettings, createStaffUsers } from '../../../testing/staff-users.ts'
import { activeProject, contextOf } from '../../../testing/projects.ts'
import { setAside } from '../mail/inbound/set-aside.ts'

let app: TestApp
let customer: TestUser
let staff: TestUser
beforeAll(async () => {
  app = await createTestApp({ settings: staffSettings })
  ;({ customer, staff } = await createStaffUsers(app))
})
afterAll(() => app.close())

let uid = 0
/** Stored as the mailbox reader stores unmatched email; returns its row's ID. */
async function arrive(): Promise<string> {
  uid++
  const place = { mailbox: 'box', uidValidity: '1', uid, internalDate: new Date(1_700_000_000_000 + uid) }
  await setAside(app.database, place, 100, 'size')
  return (await app.database.system.selectFrom('inbound_mail').select('id').where('uid', '=', uid).executeTakeFirstOrThrow()).id
}
const inbox = async () =>
  (await staff.call<ListInstallationEmail['answer']>('GET', 'v2/operations/unmatched')).body.emails.map((email) => email.mail_id)
const settle = (fields: object, actor = staff) =>
  actor.call<{ changed?: boolean }>('PUT', 'v2/operations/unmatched', fields as Record<string, unknown>)

test("it waits for staff, not in a customer's workspace, and only staff see it", async () => {
  const id = await arrive()
  expect(await inbox()).toContain(id)
  await activeProject(app, customer)
  expect((await customer.call<{ id: string }[]>('GET', 'v2/mail/unmatched')).body.map((email) => email.id)).not.toContain(id)
  expect((await customer.call('GET', 'v2/operations/unmatched')).status).toBe(404)
  expect((await settle({ mail_id: id, action: 'delete' }, customer)).status).toBe(404)
})

test('assigns an email to a workspace once and notifies its members', async () => {
  const id = await arrive()
  const { workspaceId } = await contextOf(app, customer)
  const workspaces = (await staff.call<ListInstallationEmail['answer']>('GET', 'v2/operations/unmatched', { text: customer.email })).body
    .workspaces
  expect(workspaces).toMatchObject([{ workspace_id: workspaceId }])
  expect((await settle({ mail_id: id, action: 'assign' })).status).toBe(400)
  expect((await settle({ mail_id: id, action: 'assign', workspace_id: newId() })).status).toBe(404)
  const answers = await Promise.all([1, 2].map(() => settle({ mail_id: id, action: 'assign', workspace_id: workspaceId })))
  expect(answers.map(({ body }) => body.changed).toSorted()).toEqual([false, true])
  expect(await inbox()).not.toContain(id)
  expect((await customer.call<{ id: string }[]>('GET', 'v2/mail/unmatched')).body.map((email) => email.id)).toContain(id)
  const events = await app.database.system.selectFrom('event').select('payload').where('type', '=', 'mail.unmatched').execute()
  expect(events.filter(({ payload }) => (payload as { messageId: string }).messageId === id)).toHaveLength(1)
})

test("deletes the content and doesn't store the same message again", async () => {
  const id = await arrive()
  expect((await settle({ mail_id: id, action: 'delete' })).body.changed).toBe(true)
  expect((await settle({ mail_id: id, action: 'delete' })).body.changed).toBe(false)
  const read = () =>
    app.database.system
      .selectFrom('inbound_mail')
      .select(['subject', 'body_text', 'reply_text', 'html', 'from_email'])
      .where('uid', '=', uid)
      .execute()
  const empty = [{ subject: '', body_text: '', reply_text: '', html: null, from_email: null }]
  expect(await read()).toEqual(empty)
  uid--
  await arrive()
  expect(await read()).toEqual(empty)
})
