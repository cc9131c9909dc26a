// Review deadlines: one reminder, then the team, neither twice, with any clocks and workers.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notifyOfOverdueReview } from '../features/alerts/interview/on-review-overdue.ts'
import type { EventOf } from '@fairlead/domain/events'
import { newId } from '../platform/ids.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts'
import { addPerson, activeProject, contextOf } from '../../testing/projects.ts'
import { remindLateManagers } from './reminders.ts'

let testApp: TestApp
let user: TestUser
let project_id: string
let boss: string
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(async () => {
  user = await newUser(testApp.app)
  project_id = await activeProject(testApp, user)
  boss = `boss.${newId()}@home.example`
})
afterAll(() => testApp.close())

const hours = (n: number) => () => new Date(Date.now() + n * 3_600_000)
const round = (n: number) => remindLateManagers(testApp.database, testApp.services.settings, testApp.services.log, hours(n))
const db = () => testApp.database.system
const emails = (to: string, type: string) =>
  db().selectFrom('message').selectAll().where('to_email', '=', to).where('email_type', '=', type).orderBy('created_at').execute()
const reminders = () => emails(boss, 'manager_reminder')
async function send(firstName: string): Promise<string> {
  const { id } = await addPerson(testApp, user, project_id, { stage: 'AUTOPILOT_RECRUITER', firstName })
  const mail = { email_to: boss, email_subject: 'Look', email_body: 'At this one' }
  await user.call('POST', 'v2/projects/candidates/recruiter_review', { project_id, candidate_id: id, approved: true, ...mail })
  return id
}
const overdue = async () =>
  (await db().selectFrom('event').selectAll().where('type', '=', 'review.overdue').execute())
    .map(({ payload }) => payload as unknown as EventOf<'review.overdue'>)
    .filter(({ email }) => email === boss)

test('one reminder lists everyone waiting, with a working link; many workers and clock changes send no second one', async () => {
  await Promise.all([send('Ada'), send('Bo')])
  await round(47)
  expect(await reminders()).toHaveLength(0)
  await Promise.all([round(49), round(49), round(49)])
  for (const jump of [48, 52, 49, 80]) await round(jump)
  const [mail, ...more] = await reminders()
  expect(more).toEqual([])
  expect(mail!.subject).toBe('2 candidates are waiting for you: Software Engineer')
  for (const name of ['Ada Doe, for 2 days', 'Bo Doe, for 2 days']) expect(mail!.body_text).toContain(name)
  expect(mail!.reply_to).toBe(user.email)
  const token = /\/review\/([\w-]+)/.exec(mail!.body_text)![1]!
  expect((await testApp.app.inject(`/api/v2/manager_review?token=${token}`)).json()).toMatchObject({ candidates: [{}, {}] })
})

test('later candidates get a separate reminder, at least a day after the last one; decided candidates are in none', async () => {
  const first = await send('Ada')
  await round(49)
  const second = await send('Bo')
  await db()
    .updateTable('manager_request')
    .set({ sent_at: hours(5)() })
    .where('candidate_id', '=', second)
    .execute()
  await round(54)
  expect(await reminders()).toHaveLength(1)
  await user.call('POST', 'v2/projects/candidates/status', { project_id, candidate_id: first, status: 'REJECTED' })
  await round(74)
  const [, mail] = await reminders()
  expect(mail!.subject).toBe('A candidate is waiting for you: Software Engineer')
  expect(mail!.body_text).not.toContain('Ada')
})

test('the team is notified once: in the app, and the sender by email', async () => {
  const id = await send('Ada')
  for (const jump of [121, 120, 124]) await round(jump)
  const [event, ...more] = await overdue()
  expect(more).toEqual([])
  expect(event).toMatchObject({ candidateIds: [id], days: 5 })
  const ctx = await contextOf(testApp, user)
  for (let again = 0; again < 2; again++) await notifyOfOverdueReview(ctx, testApp.services.settings, event!)
  expect(await emails(user.email, 'review_overdue')).toHaveLength(1)
  const bell = (await user.call<{ body: string }[]>('GET', 'v1/notifications')).body
  expect(JSON.stringify(bell)).toContain(`${boss} hasn’t decided on a candidate for Search in 5 days.`)
})

test('a project may disable both, or set other hours', async () => {
  await send('Ada')
  const clock = (remind_after_hours: number | null, escalate_after_hours: number | null) =>
    user.call('PUT', 'v1/projects/settings', { project_id, manager_review: { remind_after_hours, escalate_after_hours } })
  expect((await clock(null, null)).status).toBe(200)
  await round(500)
  expect([await reminders(), await overdue()]).toEqual([[], []])
  await clock(2, null)
  await round(3)
  expect([(await reminders()).length, (await overdue()).length]).toEqual([1, 0])
  expect(await clock(0, null)).toMatchObject({ status: 400 })
})
