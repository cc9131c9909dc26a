// Scheduled email: a reply and a first email, rescheduled, undone, and stopped by a reply.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { addPerson, activeProject, colleagueOf } from '../../../../testing/projects.ts'

let testApp: TestApp
let station: MailStation
let user: TestUser
let project_id: string
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0, secondsPerDay: 600 } })
  station = await startMailStation(testApp)
  user = await newUser(testApp.app)
})
beforeEach(async () => {
  project_id = await activeProject(testApp, user)
})
afterAll(async () => {
  await station?.stop()
  await testApp?.close()
})

interface Entry {
  id: string
  state: string
  state_text: string | null
  is_scheduled: boolean
  due_date: string
  text: string
}
const db = () => testApp.database.system
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const stageOf = async (id: string) =>
  (await db().selectFrom('candidate').select('stage').where('id', '=', id).executeTakeFirstOrThrow()).stage
const thread = async (candidate_id: string) =>
  (await user.call<{ entries: Entry[] }>('GET', 'v2/projects/candidates/conversation', { project_id, candidate_id })).body.entries
const approve = (candidate_id: string, fields: object = {}) =>
  user.call<{ message_id: string }>('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id, ...fields })
const reply = (candidate_id: string, email_body: string, fields: object = {}) =>
  user.call<{ message_id: string }>('POST', 'v1/email/reply', { candidate_id, email_body, ...fields })

/** A contacted candidate who has asked something. */
async function asking() {
  const person = await addPerson(testApp, user, project_id)
  await approve(person.id)
  const first = await until('the first email', () => station.idsTo(person.email)[0] ?? null)
  await station.mail.answer({ id: first, text: 'Could you tell me what the salary range is for this role?' })
  await until('the question', async () => (await stageOf(person.id)) === 'QUESTION')
  return { ...person, answer: (text: string) => station.mail.answer({ id: first, text }) }
}

test('a first email waits, is rescheduled, and undone', async () => {
  const { id } = await addPerson(testApp, user, project_id)
  const { body } = await approve(id, { scheduled_date: inHours(24), email_type: 'NAVIGATOR_INITIAL' })
  const about = { message_id: body.message_id }
  expect(await thread(id)).toMatchObject([{ state: 'scheduled', is_scheduled: true }])
  expect(await stageOf(id)).toBe('APPROVED')
  const later = inHours(48)
  expect((await user.call('PUT', 'v2/mail/scheduled', { ...about, scheduled_date: later })).status).toBe(200)
  expect((await thread(id))[0]!.due_date).toBe(later)
  for (const scheduled_date of ['', 'tomorrow', inHours(-24)])
    expect((await user.call('PUT', 'v2/mail/scheduled', { ...about, scheduled_date })).status, scheduled_date).toBe(400)
  expect((await user.call('DELETE', 'v2/mail/scheduled', about)).status).toBe(200)
  expect(await thread(id)).toEqual([])
  expect((await user.call('DELETE', 'v2/mail/scheduled', about)).status).toBe(409)
  const again = await approve(id, { scheduled_date: inHours(1) })
  expect(again.status).toBe(200)
})

test('rescheduling to a near time sends the email', async () => {
  const { id, email } = await addPerson(testApp, user, project_id)
  const { body } = await approve(id, { scheduled_date: inHours(24) })
  await user.call('PUT', 'v2/mail/scheduled', { message_id: body.message_id, scheduled_date: new Date(Date.now() + 300).toISOString() })
  await until('the mail', () => station.idsTo(email).length === 1)
  expect((await user.call('DELETE', 'v2/mail/scheduled', { message_id: body.message_id })).status).toBe(409)
})

test('a scheduled reply leaves Needs Attention at once, and canceling it brings the candidate back', async () => {
  const { id, email } = await asking()
  const { body } = await reply(id, 'We pay 150 to 180.', { scheduled_date: inHours(24) })
  expect(await stageOf(id)).toBe('AWAITING_INFO')
  expect((await thread(id)).at(-1)).toMatchObject({ is_scheduled: true, state: 'scheduled', text: expect.stringContaining('150') })
  expect((await user.call('DELETE', 'v2/mail/scheduled', { message_id: body.message_id })).status).toBe(200)
  expect(await stageOf(id)).toBe('QUESTION')
  expect(station.idsTo(email)).toHaveLength(1)
  expect((await reply(id, 'Now at once.')).status).toBe(200)
  await until('the answer', () => station.idsTo(email).length === 2)
})

test('cancels a waiting reply when the candidate writes in the meantime', async () => {
  const { id, answer } = await asking()
  await reply(id, 'We will see.', { scheduled_date: inHours(24) })
  await answer('No need, I am not interested any more, thank you.')
  const entry = await until('the stop', async () => {
    const scheduled = (await thread(id)).find(({ is_scheduled }) => is_scheduled)
    return scheduled?.state === 'cancelled' ? scheduled : null
  })
  expect(entry.state_text).toBe('They have replied.')
})

test('lets only users who can decide about the candidate change or cancel it, and excludes follow-ups', async () => {
  const { id } = await addPerson(testApp, user, project_id)
  const { body } = await approve(id, { scheduled_date: inHours(24) })
  const stranger = await newUser(testApp.app)
  expect((await stranger.call('DELETE', 'v2/mail/scheduled', { message_id: body.message_id })).status).toBe(404)
  const commenter = await colleagueOf(testApp, user, 'Comment')
  await user.call('PUT', 'v1/projects/settings', {
    project_id,
    collaborators: [
      { email: user.email, role: 1 },
      { email: commenter.email, role: 3 },
    ],
  })
  expect((await commenter.call('DELETE', 'v2/mail/scheduled', { message_id: body.message_id })).status).toBe(403)
  const otherPerson = await addPerson(testApp, user, project_id)
  const { body: plain } = await approve(otherPerson.id)
  expect((await user.call('DELETE', 'v2/mail/scheduled', { message_id: plain.message_id })).status).toBe(409)
})

test('on autopilot the provider replies, not the customer', async () => {
  const { id } = await asking()
  await db().updateTable('project').set({ in_auto_swipe_mode: true }).where('id', '=', project_id).execute()
  expect(await reply(id, 'Mine.')).toMatchObject({ status: 403, body: { message: 'Fairlead is managing the correspondence.' } })
  await db().updateTable('project').set({ is_autopilot_recruiter: true }).where('id', '=', project_id).execute()
  expect((await reply(id, 'Ours.')).status).toBe(200)
})
