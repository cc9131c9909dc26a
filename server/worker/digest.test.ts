// Summaries of unread notifications, over real mail servers: once, at most once a day, and off with one click.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notify } from '../features/alerts/delivery/notifications.ts'
import { caller, newUser, createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts'
import { startMailStation, until, type MailStation } from '../../testing/mail-station.ts'
import { addPerson, activeProject, colleagueOf, contextOf } from '../../testing/projects.ts'
import { mailDueDigests } from './reminders.ts'

let testApp: TestApp
let station: MailStation
beforeAll(async () => {
  testApp = await createTestApp()
  station = await startMailStation(testApp)
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

const hourMs = 3_600_000
const db = () => testApp.database.system
const round = () => mailDueDigests(testApp.database, testApp.services.settings, testApp.services.log)
const emailsTo = async (user: TestUser) =>
  (await station.sentTo(user.email)).filter(({ subject }) => !subject?.startsWith('Verify your email address'))
const stranger = () => caller(testApp.app, '')

/** Adds a notification that is `hours` old. */
async function tell(users: TestUser[], onceKey: string, hours: number, about: { projectId: string | null; candidateId: string | null }) {
  const [ctx, ...colleagueContexts] = await Promise.all(users.map((user) => contextOf(testApp, user)))
  const ids = [ctx!, ...colleagueContexts].map(({ userId }) => userId)
  await ctx!.transaction((tx) => notify(tx, ctx!, ids, { ...about, kind: 'reply', body: `News ${onceKey}.`, onceKey }))
  await db()
    .updateTable('notification')
    .set({ created_at: new Date(Date.now() - hours * hourMs) })
    .where('once_key', '=', onceKey)
    .where('user_id', 'in', ids)
    .execute()
}
const lastDigest = (user: TestUser, hours: number) =>
  db()
    .updateTable('users')
    .set({ digest_at: new Date(Date.now() - hours * hourMs) })
    .where('email', '=', user.email)
    .execute()

test('emails unread notifications once, grouped by candidate, with links, with any number of workers', async () => {
  const user = await newUser(testApp.app)
  const otherMember = await colleagueOf(testApp, user)
  const projectId = await activeProject(testApp, user, { bias_reducer: true })
  const { id: candidateId } = await addPerson(testApp, user, projectId)
  await tell([user, otherMember], 'one', 2, { projectId, candidateId })
  await tell([user], 'two', 0.5, { projectId: null, candidateId: null })
  const [read] = (await otherMember.call<{ id: string }[]>('GET', 'v1/notifications')).body
  await otherMember.call('PUT', 'v1/notifications', { notification_id: read!.id })

  await Promise.all([round(), round(), round()])
  await until('the summary', async () => (await emailsTo(user)).length === 1)
  const [mail] = await emailsTo(user)
  expect(mail).toMatchObject({ subject: 'You have 2 unread updates in Fairlead' })
  expect(mail!.text).toContain(`/panel?project=${projectId}&candidate=${candidateId}`)
  expect(mail!.text).toContain('News two.')
  expect(mail!.text, 'names are hidden there').not.toContain('Jo Doe')
  await round()
  await tell([user], 'three', 5, { projectId, candidateId })
  await round()
  await lastDigest(user, 24)
  await round()
  await until('the next', async () => (await emailsTo(user)).length === 2)
  const [, next] = await emailsTo(user)
  expect(next).toMatchObject({ subject: 'You have 1 unread update in Fairlead' })
  expect(next!.text).not.toContain('News one.')
  expect(await emailsTo(otherMember), 'who has read it').toEqual([])
})

test('one click stops them, as RFC 8058 has it; the page tells, and takes it back', async () => {
  const user = await newUser(testApp.app)
  const projectId = await activeProject(testApp, user)
  await tell([user], 'a', 2, { projectId, candidateId: null })
  await round()
  await until('the summary', async () => (await emailsTo(user)).length === 1)
  const [mail] = await emailsTo(user)
  const { url } = (mail!.headers.get('list') as unknown as { unsubscribe: { url: string } }).unsubscribe
  expect(mail!.headers.get('list-unsubscribe-post') ?? mail!.headerLines.map(({ line }) => line).join('\n')).toContain('One-Click')
  const token = new URL(url).searchParams.get('token')
  expect(mail!.text).toContain(url)
  const read = () => stranger()('GET', 'v1/notifications/unsubscribe', { token })
  expect((await read()).body).toEqual({
    email: expect.stringMatching(/…@/),
    unsubscribed: false,
    about: 'notifications',
    may_opt_in: true,
    link_sent: false,
  })

  const click = await testApp.app.inject({
    method: 'POST',
    url: `/notifications/unsubscribe?token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(click.statusCode).toBe(200)
  expect((await read()).body).toMatchObject({ unsubscribed: true })
  expect((await user.call('GET', 'v1/users/settings')).body).toMatchObject({ notification_mail: 'off' })
  await tell([user], 'b', 2, { projectId, candidateId: null })
  await lastDigest(user, 30)
  await round()
  expect(await stranger()('POST', 'v1/notifications/resubscribe', { token })).toMatchObject({ status: 200, body: { unsubscribed: false } })
  expect((await user.call('GET', 'v1/users/settings')).body).toMatchObject({ notification_mail: 'daily' })
  expect(await emailsTo(user)).toHaveLength(1)
  await round()
  await until('what waited in the meantime', async () => (await emailsTo(user)).length === 2)
})

test('users choose for themselves, and only between the two options', async () => {
  const user = await newUser(testApp.app)
  expect((await user.call('PUT', 'v1/users/settings', { notification_mail: 'off' })).body).toMatchObject({ notification_mail: 'off' })
  expect((await user.call('PUT', 'v1/users/settings', { notification_mail: 'hourly' })).status).toBe(400)
  const projectId = await activeProject(testApp, user)
  await tell([user], 'x', 9, { projectId, candidateId: null })
  await round()
  const [{ mailed_at }] = (await db().selectFrom('notification').select('mailed_at').where('once_key', '=', 'x').execute()) as [
    { mailed_at: Date | null },
  ]
  expect(mailed_at).toBeNull()
})
