// Several interviews of a candidate in one day: offered, held, booked, moved, and canceled together, each with its own event and room.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WireBooking } from '@fairlead/contract/shapes/interview'
import { addBusy, bookingToken, makeInterviewer } from '../../../../testing/interviews.ts'
import { inHours, invitationIn, openDesk, openInterviewWorld, type Desk, type InterviewWorld } from '../../../../testing/interview-world.ts'
import { until } from '../../../../testing/mail-station.ts'
import { activeProject, addPerson, colleagueOf } from '../../../../testing/projects.ts'
import { caller, type TestUser } from '../../../../testing/test-app.ts'

let world: InterviewWorld
let desk: Desk
let team: TestUser[]
let ids: string[]
const minute = 60_000
const zone = 'UTC'
const hours = { horizonDays: 6, timeZone: zone, meetingLink: 'https://meet.example/{interview}' }

beforeAll(async () => {
  world = await openInterviewWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  desk = await openDesk(world)
  team = await Promise.all(['Ben', 'Cy', 'Dee', 'Eve'].map((name) => colleagueOf(world.testApp, world.user, name)))
  ids = await Promise.all(team.map(({ email }) => makeInterviewer(world.testApp, email, hours)))
})
const db = () => world.testApp.database.system

/** A start that leaves room in the day. */
function dayStart(hour = 9): Date {
  const day = new Date(Date.now() + 48 * 3_600_000)
  day.setUTCHours(hour, 0, 0, 0)
  return day
}
const plus = (time: Date, minutes: number) => new Date(time.getTime() + minutes * minute)
const part = (name: string, minutes: number, people: readonly TestUser[], more: object = {}) => ({
  name,
  minutes,
  interviewers: people.map(({ email }) => email),
  ...more,
})

async function openDay(parts: object[], more: object = {}) {
  const project = await activeProject(world.testApp, world.user, {
    interview_scheduling: 'calendar',
    scheduling_preferences: { phone_screener_email: desk.host.email, parts, ...more },
  })
  return async () => {
    const person = await addPerson(world.testApp, world.user, project, { stage: 'HIRING_MANAGER_APPROVED' })
    const booking_token = await bookingToken(world.testApp, person.id)
    const call = caller(world.testApp.app, '')
    const send = (action: string, time?: Date) =>
      call<{ held: NonNullable<WireBooking['held']>; interview: NonNullable<WireBooking['interview']> }>(
        'POST',
        `v2/interviews/booking/${action}`,
        { booking_token, ...(time ? { start: time.toISOString() } : {}) },
      )
    const rows = () =>
      db().selectFrom('interview').selectAll().where('candidate_id', '=', person.id).orderBy('start_at').orderBy('part').execute()
    return {
      ...person,
      project,
      send,
      rows,
      read: async () => (await call<WireBooking>('GET', 'v2/interviews/booking', { booking_token })).body,
      starts: async () =>
        (await call<WireBooking>('GET', 'v2/interviews/booking', { booking_token })).body.days.flatMap(({ slots }) =>
          slots.map(({ start }) => Date.parse(start)),
        ),
      async book(time: Date) {
        for (const action of ['hold', 'confirm']) {
          const { status, body } = await send(action, time)
          if (status !== 200) throw new Error(JSON.stringify(body))
        }
        return rows()
      },
      emails: (count: number) =>
        until(`${count} emails`, async () => {
          const sent = await world.station.sentTo(person.email)
          return sent.length >= count ? sent : null
        }),
    }
  }
}
const inWords = (parts: readonly { name: string; start: string; end: string }[], from: Date) =>
  parts.map(({ name, start, end }) => [name, (Date.parse(start) - from.getTime()) / minute, (Date.parse(end) - from.getTime()) / minute])

describe('a day of three interviews', () => {
  const loop = () => {
    const [ben, cy, dee, eve] = team as [TestUser, TestUser, TestUser, TestUser]
    return [
      part('Coding', 60, [ben], { pause: 30 }),
      part('Design', 45, [cy, dee], { seats: 2 }),
      part('Values', 30, [eve, cy], { seats: 1 }),
    ]
  }

  test('is offered as a whole, held all or nothing, and booked with an event, a room, and an invitation each', async () => {
    const jo = await (await openDay(loop(), { keep_order: true }))()
    const start = dayStart()
    const page = await jo.read()
    expect(page.parts).toEqual([
      { name: 'Coding', minutes: 60 },
      { name: 'Design', minutes: 45 },
      { name: 'Values', minutes: 30 },
    ])
    const offered = page.days.flatMap(({ slots }) => slots).find((slot) => Date.parse(slot.start) === start.getTime())
    expect(offered?.end).toBe(plus(start, 165).toISOString())
    const { body } = await jo.send('hold', start)
    expect(inWords(body.held.parts, start)).toEqual([
      ['Coding', 0, 60],
      ['Design', 90, 135],
      ['Values', 135, 165],
    ])
    expect((await jo.rows()).map(({ state }) => state)).toEqual(['held', 'held', 'held'])
    // holding again keeps what is held
    expect((await jo.send('hold', start)).body.held.parts).toEqual(body.held.parts)
    expect(await jo.rows()).toHaveLength(3)
    const confirmed = await jo.send('confirm', start)
    expect(confirmed.status).toBe(200)
    expect((await jo.send('confirm', start)).body.interview).toEqual(confirmed.body.interview)
    const rows = await jo.rows()
    expect(rows.map(({ state }) => state)).toEqual(['booked', 'booked', 'booked'])
    expect(new Set(rows.map(({ day_id }) => day_id)).size).toBe(1)
    expect(new Set(rows.map(({ meeting_where }) => meeting_where)).size).toBe(3)
    const sent = await jo.emails(3)
    expect(new Set(sent.map((mail) => invitationIn(mail)!.uid))).toEqual(new Set(rows.map(({ uid }) => uid)))
    for (const name of ['Coding', 'Design', 'Values']) expect(sent[0]!.text).toContain(`${name}, `)
    await desk.writeAll()
    for (const { email } of team.slice(0, 3)) expect(world.testApp.embedded.caldav!.list(email)).toHaveLength(1)
    const { interview_at } = await db().selectFrom('candidate').select('interview_at').where('id', '=', jo.id).executeTakeFirstOrThrow()
    expect(interview_at).toEqual(start)
  })

  test('moves and is canceled as one, and can be booked again', async () => {
    const jo = await (await openDay(loop(), { keep_order: true }))()
    const start = dayStart()
    const before = await jo.book(start)
    // the new times overlap the old ones
    const moved = await jo.send('move', plus(start, 30))
    expect(moved.status).toBe(200)
    const after = await jo.rows()
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after.map(({ start_at }) => start_at)).toEqual(before.map(({ start_at }) => plus(start_at, 30)))
    expect(after.map(({ sequence }) => sequence)).toEqual([1, 1, 1])
    await addBusy(world.testApp, ids[3]!, { title: 'Away', start: plus(start, 120 + 165), end: plus(start, 120 + 300) })
    await addBusy(world.testApp, ids[1]!, { title: 'Away', start: plus(start, 120 + 165), end: plus(start, 120 + 300) })
    expect((await jo.send('move', plus(start, 150))).status).toBe(409)
    expect(await jo.rows()).toEqual(after)
    expect((await jo.send('cancel')).status).toBe(200)
    expect((await jo.rows()).map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled'])
    expect((await jo.read()).interview).toBeNull()
    const again = await jo.book(start)
    expect(again.filter(({ state }) => state === 'booked')).toHaveLength(3)
  })

  test('finds another order unless the order is kept', async () => {
    const start = dayStart()
    await addBusy(world.testApp, ids[0]!, { title: 'Away', start, end: plus(start, 60) })
    const [flexible, strict] = [await (await openDay(loop()))(), await (await openDay(loop(), { keep_order: true }))()]
    expect(await strict.starts()).not.toContain(start.getTime())
    const { body } = await flexible.send('hold', start)
    expect(body.held.parts.at(-1)!.name).toBe('Coding')
    expect((await strict.send('hold', start)).status).toBe(409)
    expect(await strict.rows()).toEqual([])
  })

  test('one interview of it is rebooked by the team within the day, and only there', async () => {
    const jo = await (await openDay(loop(), { keep_order: true }))()
    const start = dayStart()
    const [coding, , values] = await jo.book(start)
    const call = world.user.call
    const about = { interview_id: values!.id }
    const { slots } = (await call<{ slots: { start: string }[] }>('GET', 'v2/interviews/rebook', about)).body
    const times = slots.map((slot) => Date.parse(slot.start))
    expect(times).toContain(plus(start, 60).getTime())
    expect(times).not.toContain(plus(start, 45).getTime())
    expect(times.every((time) => new Date(time).getUTCDate() === start.getUTCDate())).toBe(true)
    const move = (to: Date) => call('POST', 'v2/interviews/rebook', { ...about, start: to.toISOString() })
    expect((await move(plus(start, 30))).status).toBe(409)
    expect((await move(plus(start, -60))).status).toBe(200)
    const rows = await jo.rows()
    expect(rows.map(({ part_name }) => part_name)).toEqual(['Values', 'Coding', 'Design'])
    expect(rows.map(({ sequence }) => sequence)).toEqual([1, 0, 0])
    expect(rows[1]).toMatchObject({ id: coding!.id, start_at: start })
    const { interview_at } = await db().selectFrom('candidate').select('interview_at').where('id', '=', jo.id).executeTakeFirstOrThrow()
    expect(interview_at).toEqual(plus(start, -60))
  })

  test('someone who declines is replaced from the pool of their part, never by someone of another part', async () => {
    const jo = await (await openDay(loop(), { keep_order: true }))()
    const rows = await jo.book(dayStart())
    const values = rows.find(({ part_name }) => part_name === 'Values')!
    // cy has the design interview, so eve holds the last one and no one can take over
    expect(values.host_user_id).toBe(ids[3])
    await team[3]!.call('POST', 'v2/interviews/decline', { interview_id: values.id })
    const history = () =>
      db().selectFrom('notification').select('body').where('candidate_id', '=', jo.id).where('kind', '=', 'interview_replaced').execute()
    await until('news', async () => ((await history()).length > 0 ? true : null))
    expect((await jo.rows()).find(({ id }) => id === values.id)!.host_user_id).toBe(ids[3])
  })

  test('two candidates never share a part of a day', async () => {
    const invite = await openDay(loop(), { keep_order: true })
    const people = await Promise.all([invite(), invite(), invite()])
    const start = dayStart()
    const answers = await Promise.all(people.map((person) => person.send('hold', start)))
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const counts = await Promise.all(people.map(async (person) => (await person.rows()).length))
    expect(counts.toSorted()).toEqual([0, 0, 3])
  })
})

test('the team proposes days and books one', async () => {
  const [ben, cy] = team as [TestUser, TestUser]
  const jo = await (await openDay([part('Coding', 60, [ben]), part('Design', 60, [cy])]))()
  const call = world.user.call
  const about = { project_id: jo.project, candidate_id: jo.id }
  const times = (await call<{ slots: { start: string; end: string }[]; parts: number }>('GET', 'v2/interviews/propose', about)).body
  expect(times.parts).toBe(2)
  // in the morning: a day of interviews doesn't cross midnight
  const start = new Date(inHours(50).setUTCHours(9))
  const slot = times.slots.find((entry) => Date.parse(entry.start) === start.getTime())
  expect(slot?.end).toBe(plus(start, 120).toISOString())
  expect((await call('POST', 'v2/interviews/propose', { ...about, request_id: 'x', starts: [slot!.start] })).status).toBe(200)
  expect((await jo.emails(1))[0]!.text).toContain('?start=')
  expect((await call('POST', 'v2/interviews/book', { ...about, start: slot!.start })).status).toBe(200)
  expect((await jo.rows()).map(({ state }) => state)).toEqual(['booked', 'booked'])
})

test('a day that no one could hold is not offered', async () => {
  const [ben, cy] = team as [TestUser, TestUser]
  const jo = await (await openDay([part('Coding', 60, [ben]), part('Design', 60, [ben])]))()
  expect((await jo.read()).may.book).toBe(false)
  await db().updateTable('users').set({ calendar_synced_id: null }).where('email', '=', cy.email).execute()
  const ann = await (await openDay([part('Coding', 60, [ben]), part('Design', 60, [cy])]))()
  expect((await ann.read()).may.book).toBe(false)
})
