// A second round: other interviewers and their times, after the first interview.
import type { WireBooking } from '@fairlead/contract/shapes/interview'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, openInterviewWorld, type Desk, type InterviewWorld } from '../../../../testing/interview-world.ts'
import { addBusy, bookingToken, makeInterviewer } from '../../../../testing/interviews.ts'
import { activeProject, addPerson, colleagueOf, contextOf } from '../../../../testing/projects.ts'
import { caller, newUser, type TestUser } from '../../../../testing/test-app.ts'
import { introduceManager } from '../../outreach/notices/on-interview-approved.ts'

let world: InterviewWorld
let desk: Desk
let ben: TestUser
let benId: string
let cora: TestUser
let project: string
beforeAll(async () => {
  world = await openInterviewWorld()
  desk = await openDesk(world)
  ben = await colleagueOf(world.testApp, world.user, 'Ben')
  benId = await makeInterviewer(world.testApp, ben.email, { horizonDays: 20 })
  cora = await colleagueOf(world.testApp, world.user, 'Cora')
  project = await activeProject(world.testApp, world.user, {
    interview_scheduling: 'calendar',
    scheduling_preferences: { phone_screener_email: desk.host.email },
  })
})
afterAll(() => world.close())

const db = () => world.testApp.database.system
const slotsOf = (booking: WireBooking) => booking.days.flatMap(({ slots }) => slots.map(({ start }) => start))

/** A candidate with an interview booked with the project's interviewer. */
async function interviewed() {
  const { id } = await addPerson(world.testApp, world.user, project, { stage: 'HIRING_MANAGER_APPROVED' })
  const booking_token = await bookingToken(world.testApp, id)
  const call = caller(world.testApp.app, '')
  const read = async () => (await call<WireBooking>('GET', 'v2/interviews/booking', { booking_token })).body
  const book = async (start: string) => {
    expect((await call('POST', 'v2/interviews/booking/hold', { booking_token, start })).status).toBe(200)
    expect((await call('POST', 'v2/interviews/booking/confirm', { booking_token, start, time_zone: 'Europe/Berlin' })).status).toBe(200)
  }
  await book(slotsOf(await read())[0]!)
  return { id, read, book }
}
const interviewsOf = (id: string) => db().selectFrom('interview').selectAll().where('candidate_id', '=', id).orderBy('created_at').execute()
const hoursMs = 3_600_000
let passed = 0
/** As if the interview had been hours ago, each at a different time. */
const letPass = (id: string) => {
  const end = Date.now() - ++passed * 4 * hoursMs
  return db()
    .updateTable('interview')
    .set({ start_at: new Date(end - hoursMs), end_at: new Date(end) })
    .where('candidate_id', '=', id)
    .execute()
}
const stageOf = async (id: string) =>
  (await db().selectFrom('candidate').select('stage').where('id', '=', id).executeTakeFirstOrThrow()).stage
const inviteAgain = (user: TestUser, candidate_id: string, interviewers: string[], more = {}) =>
  user.call<{ message: string; fields?: Record<string, string> }>('POST', 'v2/interviews/another', {
    project_id: project,
    candidate_id,
    interviewers,
    ...more,
  })

test('not before the first interview is over, and only with people who can hold one', async () => {
  const { id } = await interviewed()
  expect((await inviteAgain(world.user, id, [ben.email])).body.message).toContain('They have an interview coming up.')
  await letPass(id)
  const sentence = async (emails: string[]) => (await inviteAgain(world.user, id, emails)).body.fields!.interviewers
  expect(await sentence([ben.email, cora.email])).toBe('Cora Colleague hasn’t connected a calendar.')
  expect(await sentence([ben.email, 'someone@else.example'])).toBe('Everyone you choose needs an account in your workspace.')
  expect((await inviteAgain(world.user, id, [])).status).toBe(400)
  const stranger = await newUser(world.testApp.app, 'Stranger')
  expect((await inviteAgain(stranger, id, [ben.email])).status).toBe(404)
  expect([await stageOf(id), (await interviewsOf(id)).map(({ state }) => state)]).toEqual(['INTERVIEWING', ['booked']])
})

test('the link offers the second interviewer’s times, and both interviews remain', async () => {
  const jo = await interviewed()
  await letPass(jo.id)
  const draft = await world.user.call<{ email: { cc_emails: string[] } }>('GET', 'v2/projects/candidates/notice', {
    project_id: project,
    candidate_id: jo.id,
    status: 'HIRING_MANAGER_APPROVED',
    interviewers: [ben.email],
  })
  expect(draft.body.email.cc_emails).toEqual([ben.email])
  expect((await inviteAgain(world.user, jo.id, [ben.email])).status).toBe(200)
  expect(await stageOf(jo.id)).toBe('HIRING_MANAGER_APPROVED')
  const events = await db().selectFrom('event').select('payload').where('type', '=', 'candidate.moved').orderBy('id').execute()
  const moved = events
    .map(({ payload }) => payload as never as Parameters<typeof introduceManager>[2])
    .findLast(({ candidateId }) => candidateId === jo.id)!
  for (let times = 0; times < 2; times++)
    await introduceManager(await contextOf(world.testApp, world.user), world.testApp.services.settings, {
      ...moved,
      type: 'candidate.moved',
    })
  const emails = await db()
    .selectFrom('message')
    .selectAll()
    .where('candidate_id', '=', jo.id)
    .where('email_type', '=', 'introduction')
    .execute()
  expect(emails).toMatchObject([{ cc: [ben.email] }])

  const [first, second] = slotsOf(await jo.read())
  await addBusy(world.testApp, benId, { title: 'Ben away', start: new Date(first!), end: new Date(Date.parse(first!) + 60_000) })
  const offered = slotsOf(await jo.read())
  expect(offered).not.toContain(first)
  expect(offered).toContain(second)
  await jo.book(second!)
  expect(await stageOf(jo.id)).toBe('INTERVIEWING')
  expect((await interviewsOf(jo.id)).map(({ state, host_user_id }) => [state, host_user_id])).toEqual([
    ['done', desk.hostId],
    ['booked', benId],
  ])
})

test('sends nothing without the email, and another round replaces the interviewers', async () => {
  const { id, read } = await interviewed()
  await letPass(id)
  expect((await inviteAgain(world.user, id, [ben.email, desk.host.email], { is_panel: true, email_candidate: false })).status).toBe(200)
  const [next] = await db().selectFrom('next_interview').selectAll().where('candidate_id', '=', id).execute()
  expect(next).toMatchObject({ interviewer_ids: [benId, desk.hostId], is_panel: true })
  const slots = slotsOf(await read())
  expect(slots.length).toBeGreaterThan(0)
  expect(
    await db().selectFrom('message').select('id').where('candidate_id', '=', id).where('email_type', '=', 'introduction').execute(),
  ).toEqual([])
})

test("undoing the invitation, or another kind of move, ends the round; a cancellation doesn't", async () => {
  const rounds = (id: string) => db().selectFrom('next_interview').select('interviewer_ids').where('candidate_id', '=', id).execute()
  const { id, read, book } = await interviewed()
  const invite = async () => expect((await inviteAgain(world.user, id, [ben.email], { email_candidate: false })).status).toBe(200)
  await letPass(id)
  await invite()
  expect((await world.user.call('POST', 'v2/projects/candidates/undo', { project_id: project, candidate_id: id })).status).toBe(200)
  expect([await stageOf(id), await rounds(id)]).toEqual(['INTERVIEWING', []])

  await invite()
  await book(slotsOf(await read())[0]!)
  const token = await bookingToken(world.testApp, id)
  expect((await caller(world.testApp.app, '')('POST', 'v2/interviews/booking/cancel', { booking_token: token })).status).toBe(200)
  expect([await stageOf(id), await rounds(id)]).toEqual(['HIRING_MANAGER_APPROVED', [{ interviewer_ids: [benId] }]])

  const move = (status: string) =>
    world.user.call('POST', 'v2/projects/candidates/status', { project_id: project, candidate_id: id, status, email_candidate: false })
  expect([(await move('INTERVIEWING')).status, (await move('HIRING_MANAGER_APPROVED')).status]).toEqual([200, 200])
  expect(await rounds(id)).toEqual([])
})
