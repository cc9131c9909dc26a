// A candidate books an interview through their link: only free times, one at a time, with all its consequences.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { caller, newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { addBusy, bookingToken, makeInterviewer } from '../../../../testing/interviews.ts'
import { addPerson, activeProject, colleagueOf, countersOf } from '../../../../testing/projects.ts'
import type { WireBooking, WireInterview } from '@fairlead/contract/shapes/interview'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** A Monday, so that weeks are complete. */
const monday = Date.parse('2027-03-01T00:00:00Z')

let testApp: TestApp
let user: TestUser
let host: TestUser
let hostId: string
let project_id: string
let now = monday
beforeAll(async () => {
  testApp = await createTestApp({ settings: { sessionIdleHours: 100_000 } })
  testApp.services.now = () => new Date(now)
  user = await newUser(testApp.app)
})
beforeEach(async () => {
  now = monday
  host = await colleagueOf(testApp, user, 'Ada')
  await db()
    .updateTable('session')
    .set({ expires_at: new Date(monday + 365 * day) })
    .execute()
  hostId = await makeInterviewer(testApp, host.email, { meetingKind: 'video', meetingLink: 'https://meet.example/ada' })
  project_id = await activeProject(testApp, user, {
    interview_scheduling: 'calendar',
    scheduling_preferences: { phone_screener_email: host.email },
  })
})
afterAll(() => testApp.close())

const iso = (ms: number) => new Date(monday + ms).toISOString()
const guest = () => caller(testApp.app, '')
const db = () => testApp.database.system
const rowOf = (id: string) => db().selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const interviewsOf = (id: string) => db().selectFrom('interview').selectAll().where('candidate_id', '=', id).execute()

async function invited(stage: 'HIRING_MANAGER_APPROVED' | 'INTERVIEWING' = 'HIRING_MANAGER_APPROVED', firstName = 'Jo') {
  const { id } = await addPerson(testApp, user, project_id, { stage, firstName })
  const booking_token = await bookingToken(testApp, id)
  const say = <T = Record<string, unknown>>(action: string, start?: number, more: object = {}) =>
    guest()<T>('POST', `v2/interviews/booking/${action}`, { booking_token, ...(start === undefined ? {} : { start: iso(start) }), ...more })
  const read = async (time_zone?: string) => (await guest()<WireBooking>('GET', 'v2/interviews/booking', { booking_token, time_zone })).body
  return { id, booking_token, say, read }
}
const startsOf = (booking: WireBooking) =>
  booking.days.flatMap((bookingDay) => bookingDay.slots.map((slot) => Date.parse(slot.start) - monday))

describe('times', () => {
  test("are offered by day in the requested zone, never during the synced calendar's busy times or on days off [848]", async () => {
    await makeInterviewer(testApp, host.email, {
      hours: [{ day: 1, start: '09:00', end: '11:00' }],
      bufferAfterMinutes: 10,
      horizonDays: 9,
    })
    await addBusy(testApp, hostId, {
      title: 'Dentist',
      start: new Date(monday + day + 9.5 * hour),
      end: new Date(monday + day + 10 * hour),
    })
    const eighth = { start: new Date(monday + 8 * day), end: new Date(monday + 9 * day), isAllDay: true }
    const jo = await invited()
    const before = await jo.read('Asia/Kolkata')
    expect(startsOf(before)).toEqual([10, 10.5].map((h) => day + h * hour).concat([9, 9.5, 10, 10.5].map((h) => 8 * day + h * hour)))
    await addBusy(testApp, hostId, { title: 'Carnival', ...eighth }, 'days_off')
    const booking = await jo.read('Asia/Kolkata')
    expect(booking).toEqual({
      invited_by: 'Robin Tester',
      first_name: 'Jo',
      job_title: 'Software Engineer',
      hiring_company: expect.any(String),
      slot_minutes: 30,
      parts: [],
      keep_order: false,
      meeting: { kind: 'video', where: 'https://meet.example/host', room: 'shared' },
      time_zone: 'Asia/Kolkata',
      days: [{ date: '2027-03-02', slots: [10, 10.5].map((h) => ({ start: iso(day + h * hour), end: iso(day + (h + 0.5) * hour) })) }],
      held: null,
      interview: null,
      may: { book: true, move: false, cancel: false },
    })
    expect(JSON.stringify(booking)).not.toMatch(/Dentist|Carnival/)
    const refused = await jo.say('hold', day + 9.5 * hour)
    expect(refused).toMatchObject({ status: 409, body: { error: 'slot_taken' } })
    expect(refused.body.alternatives).toEqual(booking.days[0]!.slots)
  })
})

describe('booking', () => {
  test('a slot is held, confirmed once, moved, and canceled; stage, date, counters, and history follow', async () => {
    const jo = await invited()
    const hold = await jo.say<{ held: object }>('hold', day)
    expect(hold).toEqual({
      status: 200,
      body: {
        held: {
          start: iso(day),
          end: iso(day + 30 * minute),
          held_until: iso(10 * minute),
          host_name: 'Ada Colleague',
          meeting: { kind: 'video', where: 'https://meet.example/ada', room: 'shared' },
          needs_phone: false,
          parts: [expect.objectContaining({ name: '', start: iso(day), end: iso(day + 30 * minute), host_name: 'Ada Colleague' })],
        },
      },
    })
    expect((await jo.say('hold', 2 * day)).status).toBe(200)
    expect((await interviewsOf(jo.id)).map((row) => [row.state, row.start_at.toISOString()])).toEqual([['held', iso(2 * day)]])
    const answers = await Promise.all([1, 2, 3].map(() => jo.say('confirm', 2 * day, { time_zone: 'America/New_York' })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, body: { interview: { start: iso(2 * day), sequence: 0 } } })
    expect(await rowOf(jo.id)).toMatchObject({ stage: 'INTERVIEWING', interview_at: new Date(monday + 2 * day) })
    expect((await jo.read()).may).toEqual({ book: false, move: true, cancel: true })
    expect(await jo.say('hold', 3 * day)).toMatchObject({ status: 409, body: { error: 'invalid_move' } })

    const [first, second] = await Promise.all([jo.say('move', 3 * day), jo.say('move', 3 * day)])
    expect(second).toEqual(first)
    expect(first).toMatchObject({ status: 200, body: { interview: { start: iso(3 * day), sequence: 1 } } })
    expect(await rowOf(jo.id)).toMatchObject({ stage: 'INTERVIEWING', interview_at: new Date(monday + 3 * day) })

    expect((await jo.say('cancel', undefined, { reason: 'A cold' })).status).toBe(200)
    expect((await jo.say('cancel')).status).toBe(200)
    expect(await rowOf(jo.id)).toMatchObject({ stage: 'HIRING_MANAGER_APPROVED', interview_at: null })
    const history = await db().selectFrom('candidate_history').selectAll().where('candidate_id', '=', jo.id).orderBy('id').execute()
    expect(history.map((line) => line.detail).filter(Boolean)).toEqual([
      'Booked by the candidate: Wed, Mar 3, 2027, 00:00 (UTC) with Ada Colleague',
      'Moved by the candidate to Thu, Mar 4, 2027, 00:00 (UTC) with Ada Colleague',
      'Canceled by the candidate: A cold',
    ])
    const { stored, counted } = await countersOf(testApp, project_id)
    expect(stored).toEqual(counted)
    const events = await db().selectFrom('event').select(['type', 'payload']).where('type', 'like', 'interview.%').orderBy('id').execute()
    const ownEvents = events.filter(({ payload }) => (payload as { candidateId: string }).candidateId === jo.id)
    expect(ownEvents.map((event) => event.type)).toEqual(['interview.booked', 'interview.moved', 'interview.cancelled'])
    expect((await jo.say('confirm', day)).status, 'again, without a hold').toBe(200)
  })

  test('twenty candidates request the same time: one gets it, and the others see what is free', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => invited()))
    const answers = await Promise.all(all.map((candidate) => candidate.say('hold', day)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, body.error]).toEqual([409, 'slot_taken'])
      expect(body.alternatives).toHaveLength(5)
      expect(JSON.stringify(body.alternatives)).not.toContain(`"start":"${iso(day)}"`)
    }
  })

  test('a hold expires, and events added to a calendar in the meantime win', async () => {
    const [jo, lee] = [await invited(), await invited()]
    await jo.say('hold', day)
    expect((await lee.say('hold', day)).status).toBe(409)
    now += 10 * minute
    expect((await lee.say('hold', day)).status).toBe(200)
    expect((await jo.say('confirm', day)).status).toBe(409)
    await addBusy(testApp, hostId, { title: 'Crisis', start: new Date(monday + day), end: new Date(monday + day + hour) })
    const { status, body } = await lee.say('confirm', day)
    expect([status, body.error]).toEqual([409, 'slot_taken'])
    expect(await interviewsOf(lee.id)).toEqual([])
    expect((await rowOf(lee.id)).stage).toBe('HIRING_MANAGER_APPROVED')
  })

  test.each([1, -1, 3])('a clock change of %i h causes no double booking', async (hours) => {
    const [jo, lee] = [await invited(), await invited()]
    await jo.say('hold', day)
    await jo.say('confirm', day)
    now += hours * hour
    expect((await jo.say('confirm', day)).status).toBe(200)
    expect((await lee.say('hold', day)).status).toBe(409)
    now = monday
    expect((await jo.say('confirm', day)).status).toBe(200)
    expect((await lee.say('hold', day)).status).toBe(409)
    expect(await interviewsOf(jo.id)).toHaveLength(1)
    const booked = await db().selectFrom('event').select('payload').where('type', '=', 'interview.booked').execute()
    expect(booked.filter(({ payload }) => (payload as { candidateId: string }).candidateId === jo.id)).toHaveLength(1)
  })

  test('several interviewers take turns, and each has their own limits', async () => {
    const bo = await colleagueOf(testApp, user, 'Bo')
    const boId = await makeInterviewer(testApp, bo.email, { dailyLimit: 1 })
    await user.call('PUT', 'v1/projects/settings', {
      project_id,
      scheduling_preferences: { phone_screener_email: host.email, interviewers: [bo.email] },
    })
    const starts = [day, day, day + hour, day + hour]
    const people = await Promise.all(starts.map(() => invited()))
    const statuses: number[] = []
    for (const [index, candidate] of people.entries()) {
      await candidate.say('hold', starts[index])
      statuses.push((await candidate.say('confirm', starts[index])).status)
      now += minute
    }
    expect(statuses, 'the second at that hour finds one busy and the other with a full day').toEqual([200, 200, 200, 409])
    const hosts = await db().selectFrom('interview').select(['host_user_id']).where('project_id', '=', project_id).execute()
    expect(hosts.filter((row) => row.host_user_id === boId)).toHaveLength(1)
    expect(hosts.filter((row) => row.host_user_id === hostId)).toHaveLength(2)
  })
})

describe('links', () => {
  test('a wrong or expired link, or one for a rejected or archived candidate, says only that', async () => {
    const ended = { status: 404, body: { error: 'not_found' } }
    expect(await guest()('GET', 'v2/interviews/booking', { booking_token: 'x' })).toMatchObject(ended)
    const jo = await invited()
    const again = await bookingToken(testApp, jo.id)
    for (const booking_token of [jo.booking_token, again])
      expect((await guest()('GET', 'v2/interviews/booking', { booking_token })).status).toBe(200)
    now += 61 * day
    expect(await jo.say('hold', 62 * day)).toMatchObject(ended)
    now = monday
    await user.call('PUT', 'v1/candidates', { project_id, candidate_id: jo.id, status: 'REJECTED' })
    for (const action of ['hold', 'confirm', 'move']) expect(await jo.say(action, day)).toMatchObject(ended)
    const lee = await invited()
    await user.call('POST', 'v2/projects/archive', { project_id, is_archived: 'true', reasons: '1' })
    await db().updateTable('project').set({ is_archived: true }).where('id', '=', project_id).execute()
    expect(await guest()('GET', 'v2/interviews/booking', { booking_token: lee.booking_token })).toMatchObject(ended)
  })

  test("invalid input is refused by field, and a candidate who has left the stage can't book", async () => {
    const jo = await invited()
    const say = (fields: object) =>
      guest()('POST', 'v2/interviews/booking/hold', { booking_token: jo.booking_token, start: iso(day), ...fields })
    for (const start of ['tomorrow', '2027-02-30T25:00:00Z', '2027-03-02T00:00:30Z', '2027-03-02T00:00'])
      expect(await say({ start })).toMatchObject({ status: 400, body: { fields: { start: expect.any(String) } } })
    expect(await say({ time_zone: 'Mars/Olympus' })).toMatchObject({ status: 400, body: { fields: { time_zone: 'Choose a time zone.' } } })
    await db().updateTable('candidate').set({ stage: 'QUESTION' }).where('id', '=', jo.id).execute()
    expect(await say({})).toMatchObject({ status: 409, body: { error: 'invalid_move' } })
    const { days, may } = await jo.read()
    expect([days, may]).toEqual([[], { book: false, move: false, cancel: false }])
  })

  test('limits repeated holds', async () => {
    const jo = await invited()
    const guesses = Array.from({ length: 100 }, () => ({ email: `booking ${jo.id}`, at: new Date(now) }))
    await db().insertInto('sign_in_guess').values(guesses).execute()
    expect((await jo.say('hold', day)).status).toBe(429)
  })
})

describe('the team', () => {
  test('sees the interviews it may read, and host or recruiter cancels with a reason', async () => {
    const jo = await invited('INTERVIEWING', 'Maya')
    await jo.say('confirm', day, { time_zone: 'Asia/Tokyo' })
    const listed = async (actor: TestUser, fields: object = {}) =>
      (await actor.call<{ interviews: WireInterview[] }>('GET', 'v2/interviews', fields as Record<string, unknown>)).body.interviews
    const [interview] = await listed(host)
    expect(interview).toMatchObject({
      candidate_name: 'Maya Doe',
      host_name: 'Ada Colleague',
      state: 'booked',
      may_cancel: true,
      candidate_time_zone: 'Asia/Tokyo',
    })
    expect(await listed(user)).toEqual([])
    expect((await listed(user, { project_id }))[0]).toEqual({ ...interview, may_decline: false })
    const stranger = await newUser(testApp.app, 'Stranger')
    expect((await stranger.call('GET', 'v2/interviews', { project_id })).status).toBe(404)
    const cancel = (actor: TestUser, interview_id = interview!.interview_id) =>
      actor.call('POST', 'v2/interviews/cancel', { interview_id, reason: 'Ill' })
    expect((await cancel(stranger)).status).toBe(404)
    expect((await cancel(user, newId())).status).toBe(404)
    expect((await cancel(host)).status).toBe(200)
    expect((await cancel(user)).status).toBe(200)
    expect(await rowOf(jo.id)).toMatchObject({ stage: 'HIRING_MANAGER_APPROVED', interview_at: null })
    expect((await listed(user, { project_id }))[0]).toMatchObject({ state: 'cancelled', cancelled_by: 'team', cancel_reason: 'Ill' })
  })

  test("sees why a time of their own isn't offered", async () => {
    await makeInterviewer(testApp, host.email, {
      hours: [{ day: 0, start: '09:00', end: '11:00' }],
      noticeHours: 1,
      timeZone: 'Europe/Berlin',
    })
    await addBusy(testApp, hostId, { title: 'Dentist', start: new Date(monday + 9 * hour), end: new Date(monday + 9.5 * hour) })
    const { body } = await host.call<{ days: { date: string; slots: { clock: string; reasons: { code: string; text: string }[] }[] }[] }>(
      'GET',
      'v2/interviews/slots',
      { from: '2027-03-01', days: 1 },
    )
    now = monday
    expect(body.days[0]!.slots.map((slot) => [slot.clock, slot.reasons.map((reason) => reason.text)])).toEqual([
      ['09:00', []],
      ['09:30', []],
      ['10:00', [`You are busy: “Dentist” in the calendar “Calendar of ${host.email}” (10:00–10:30).`]],
      ['10:30', []],
    ])
    expect((await user.call('GET', 'v2/interviews/slots')).body).toMatchObject({ is_set: false })
  })
})
