// Interviews holds by some of a pool, with someone in training, and by someone else when an interviewer declines.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addBusy, makeInterviewer } from '../../../../testing/interviews.ts'
import {
  icsTime,
  inHours,
  invitationIn,
  openDesk,
  openInterviewWorld,
  type Desk,
  type InterviewWorld,
} from '../../../../testing/interview-world.ts'
import { until } from '../../../../testing/mail-station.ts'
import { activeProject, addPerson, colleagueOf } from '../../../../testing/projects.ts'
import { bookingToken } from '../../../../testing/interviews.ts'
import { caller, type TestUser } from '../../../../testing/test-app.ts'
import type { WireBooking } from '@fairlead/contract/shapes/interview'
import { syncUsers } from '../../calendars/sync-calendar.ts'
import { findOutOfSync, recordOutOfSync } from './find-out-of-sync.ts'

let world: InterviewWorld
let desk: Desk
let team: TestUser[]
let ids: string[]
const hours = { slotMinutes: 60, horizonDays: 20, meetingLink: 'https://meet.example/room' }

beforeAll(async () => {
  world = await openInterviewWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  desk = await openDesk(world)
  team = await Promise.all(['Ben', 'Cy', 'Dee'].map((name) => colleagueOf(world.testApp, world.user, name)))
  ids = await Promise.all(team.map(({ email }) => makeInterviewer(world.testApp, email, hours)))
})
const db = () => world.testApp.database.system

async function openPool(preferences: object) {
  const project = await activeProject(world.testApp, world.user, {
    interview_scheduling: 'calendar',
    scheduling_preferences: { phone_screener_email: desk.host.email, ...preferences },
  })
  return async () => {
    const person = await addPerson(world.testApp, world.user, project, { stage: 'HIRING_MANAGER_APPROVED' })
    const booking_token = await bookingToken(world.testApp, person.id)
    const call = caller(world.testApp.app, '')
    const send = (action: string, time: Date) =>
      call<Record<string, unknown>>('POST', `v2/interviews/booking/${action}`, { booking_token, start: time.toISOString() })
    return {
      ...person,
      send,
      read: async () => (await call<WireBooking>('GET', 'v2/interviews/booking', { booking_token })).body,
      async book(time: Date) {
        const [holds, confirmed] = [await send('hold', time), await send('confirm', time)]
        if (holds.status !== 200 || confirmed.status !== 200) throw new Error(JSON.stringify([holds.body, confirmed.body]))
        return parts(person.id)
      },
      emails: (count: number) =>
        until(`${count} emails`, async () => {
          const sent = await world.station.sentTo(person.email)
          return sent.length >= count ? sent : null
        }),
    }
  }
}
const parts = (candidateId: string) =>
  db()
    .selectFrom('interview_panelist')
    .innerJoin('interview', 'interview.id', 'interview_id')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['interview.id', 'user_id', 'users.email', 'role', 'position', 'host_user_id', 'interview_panelist.state'])
    .where('candidate_id', '=', candidateId)
    .orderBy('position')
    .execute()
const holders = async (candidateId: string) =>
  (await parts(candidateId)).filter(({ role }) => role === 'interviewer').map(({ user_id }) => user_id)
const emailsOf = (...users: { email: string }[]) => users.map(({ email }) => email)

describe('two of four', () => {
  test('share the interviews evenly, and only times with two of them free are offered', async () => {
    const invite = await openPool({ interviewers: emailsOf(...team), seats: 2 })
    const holds: string[] = []
    for (const hour of [40, 44, 48, 52]) {
      const person = await invite()
      await person.book(inHours(hour))
      holds.push(...(await holders(person.id)))
    }
    const everyone = [desk.hostId, ...ids]
    expect(everyone.map((id) => holds.filter((holder) => holder === id).length)).toEqual([2, 2, 2, 2])
    const busy = inHours(60)
    for (const id of [desk.hostId, ...ids.slice(0, 1)]) await addBusy(world.testApp, id, { title: 'Away', start: busy, end: inHours(61) })
    const jo = await invite()
    const starts = (await jo.read()).days.flatMap(({ slots }) => slots.map(({ start }) => Date.parse(start)))
    expect(starts).toContain(busy.getTime())
    await addBusy(world.testApp, ids[1]!, { title: 'Away', start: busy, end: inHours(61) })
    const later = (await jo.read()).days.flatMap(({ slots }) => slots.map(({ start }) => Date.parse(start)))
    expect(later).not.toContain(busy.getTime())
    expect((await jo.send('hold', busy)).status).toBe(409)
  })
})

describe('someone in training', () => {
  test('sits in if they are free, is named to the team only, and stands in no one’s way', async () => {
    const [ben, cy] = [team[0]!, team[1]!]
    const invite = await openPool({ trainees: emailsOf(ben) })
    const jo = await invite()
    await jo.book(inHours(40))
    expect(await parts(jo.id)).toMatchObject([{ user_id: desk.hostId }, { user_id: ids[0], role: 'trainee' }])
    const [mail] = await jo.emails(1)
    expect(mail!.text).not.toContain('Ben')
    const toBen = await until(
      'an email to the trainee',
      async () => (await world.station.sentTo(ben.email)).find(({ text }) => text?.includes('sit in')) ?? null,
    )
    expect(toBen.text).not.toContain('scorecard for after')
    const toHost = await until('an email to the host', async () => (await world.station.sentTo(desk.host.email)).at(0) ?? null)
    expect(toHost.text).toContain('Sitting in to learn: Ben')
    await addBusy(world.testApp, ids[0]!, { title: 'Away', start: inHours(50), end: inHours(51) })
    const al = await invite()
    await al.book(inHours(50))
    expect(await parts(al.id)).toHaveLength(1)
    const moved = await jo.send('move', inHours(50.5))
    expect(moved.status).toBe(409)
    await addBusy(world.testApp, ids[0]!, { title: 'Away', start: inHours(60), end: inHours(61) })
    expect((await jo.send('move', inHours(60))).status).toBe(200)
    expect(await parts(jo.id)).toMatchObject([
      { user_id: desk.hostId, state: 'booked' },
      { role: 'declined', state: 'cancelled' },
    ])
    expect(cy.email).toBeTruthy()
  })
})

describe('an interviewer who declines', () => {
  const decline = async (user: TestUser, email: string, uid: string, userId: string) => {
    const store = world.testApp.embedded.caldav!
    const entry = store.list(email).find(({ ics }) => ics.includes(uid))!
    const lines = entry.ics.replaceAll('\r\n ', '')
    const declined = lines.replace(new RegExp(`(ATTENDEE[^\\r\\n]*PARTSTAT=)ACCEPTED([^\\r\\n]*${email})`, 'i'), '$1DECLINED$2')
    expect(declined).not.toBe(lines)
    store.put(email, declined)
    await db()
      .updateTable('interview_panelist')
      .set({ written_at: new Date(Date.now() - 3_600_000) })
      .where('user_id', '=', userId)
      .execute()
    await syncUsers(desk.ctx, world.tools, [userId], false)
    for (const outOfSync of await findOutOfSync(world.testApp.database, new Date()))
      await recordOutOfSync(world.testApp.database, outOfSync)
    return user
  }

  test('in their calendar is replaced by the next free one, at the same time and in the same room', async () => {
    const invite = await openPool({ interviewers: emailsOf(team[0]!, team[1]!) })
    const jo = await invite()
    const time = inHours(40)
    const [{ user_id: first, email, id }] = (await jo.book(time)) as [Awaited<ReturnType<typeof parts>>[number]]
    const [before] = await jo.emails(1)
    await desk.writeAll()
    const row = await db().selectFrom('interview').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    await decline(desk.host, email, row.uid, first)
    const [, after] = await jo.emails(2)
    const now = await db().selectFrom('interview').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(now.host_user_id).not.toBe(first)
    expect(now).toMatchObject({ start_at: row.start_at, meeting_where: row.meeting_where, state: 'booked' })
    expect(await holders(jo.id)).toEqual([now.host_user_id])
    expect(after!.text).toContain('Your interview is now with')
    expect(invitationIn(after!)).toMatchObject({ uid: row.uid, start: time })
    expect(Number(invitationIn(after!)!.sequence)).toBeGreaterThan(Number(invitationIn(before!)!.sequence))
    expect(after!.references).toContain(before!.messageId)
    await desk.writeAll()
    expect(world.testApp.embedded.caldav!.list(email).filter(({ ics }) => ics.includes(row.uid))).toEqual([])
    const joined = [desk.host, ...team].find(
      (user) => user.email !== email && world.testApp.embedded.caldav!.list(user.email).some(({ ics }) => ics.includes(row.uid)),
    )
    expect(joined).toBeDefined()
    expect(world.testApp.embedded.caldav!.list(joined!.email).find(({ ics }) => ics.includes(row.uid))!.ics).toContain(icsTime(time))
    const notice = await until('the team', async () =>
      db()
        .selectFrom('notification')
        .select('body')
        .where('kind', '=', 'interview_replaced')
        .where('candidate_id', '=', jo.id)
        .executeTakeFirst()
        .then((row) => row ?? null),
    )
    expect(notice.body).toContain('takes over')
  })

  test('with no one else free, the team is asked and the interview stays', async () => {
    const invite = await openPool({ interviewers: emailsOf(team[0]!) })
    const jo = await invite()
    await jo.book(inHours(40))
    const [holder] = await holders(jo.id)
    const colleague = [desk.hostId, ids[0]!].find((id) => id !== holder)!
    await addBusy(world.testApp, colleague, { title: 'Away', start: inHours(40), end: inHours(41) })
    const id = (await parts(jo.id))[0]!.id
    const user = holder === desk.hostId ? desk.host : team[0]!
    expect((await world.user.call('POST', 'v2/interviews/decline', { interview_id: id })).status).toBe(404)
    expect((await user.call('POST', 'v2/interviews/decline', { interview_id: id })).status).toBe(200)
    const notice = await until('the team', async () =>
      db()
        .selectFrom('notification')
        .select('body')
        .where('kind', '=', 'interview_replaced')
        .where('candidate_id', '=', jo.id)
        .executeTakeFirst()
        .then((row) => row ?? null),
    )
    expect(notice.body).toContain('no one else who could is free')
    expect(await holders(jo.id)).toEqual([holder])
    const sent = await until('their invitation', async () => {
      const emails = await world.station.sentTo(jo.email)
      return emails.length > 0 ? emails : null
    })
    expect(sent).toHaveLength(1)
  })
})
