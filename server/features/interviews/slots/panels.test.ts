// Interviews held by several people: only common times, an event in every calendar, one booking, a scorecard for each.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBusy, bookingToken, makeInterviewer } from '../../../../testing/interviews.ts'
import { inHours, openDesk, openInterviewWorld, type Desk, type InterviewWorld } from '../../../../testing/interview-world.ts'
import { activeProject, addPerson, colleagueOf } from '../../../../testing/projects.ts'
import { caller, newUser, type TestUser } from '../../../../testing/test-app.ts'
import { until } from '../../../../testing/mail-station.ts'
import type { WireBooking, WireInterview } from '@fairlead/contract/shapes/interview'

let world: InterviewWorld
let desk: Desk
let ben: TestUser
let benId: string
let project: string
beforeAll(async () => {
  world = await openInterviewWorld()
  desk = await openDesk(world)
  ben = await colleagueOf(world.testApp, world.user, 'Ben')
  benId = await makeInterviewer(world.testApp, ben.email, { horizonDays: 20 })
  project = await activeProject(world.testApp, world.user, {
    interview_scheduling: 'calendar',
    scheduling_preferences: { phone_screener_email: desk.host.email, interviewers: [ben.email], is_panel: true },
  })
})
afterAll(() => world.close())

const db = () => world.testApp.database.system
const entriesOf = (email: string) => world.testApp.embedded.caldav!.list(email).filter(({ ics }) => ics.includes('Interview:'))

async function invited(projectId = project) {
  const person = await addPerson(world.testApp, world.user, projectId, { stage: 'HIRING_MANAGER_APPROVED' })
  const booking_token = await bookingToken(world.testApp, person.id)
  const call = caller(world.testApp.app, '')
  return {
    ...person,
    read: async () => (await call<WireBooking>('GET', 'v2/interviews/booking', { booking_token })).body,
    send: (action: string, time?: Date) =>
      call<Record<string, unknown>>('POST', `v2/interviews/booking/${action}`, {
        booking_token,
        ...(time ? { start: time.toISOString() } : {}),
      }),
  }
}
const startsOf = (booking: WireBooking) => booking.days.flatMap(({ slots }) => slots.map(({ start }) => Date.parse(start)))

test('offers only times when everyone is free, and a hold by one blocks both', async () => {
  const [busyAda, busyBen, free] = [inHours(30), inHours(32), inHours(34)]
  await addBusy(world.testApp, desk.hostId, { title: 'Ada away', start: busyAda, end: inHours(31) })
  await addBusy(world.testApp, benId, { title: 'Ben away', start: busyBen, end: inHours(33) })
  const jo = await invited()
  const offered = startsOf(await jo.read())
  expect(offered).toContain(free.getTime())
  expect(offered).not.toContain(busyAda.getTime())
  expect(offered).not.toContain(busyBen.getTime())
  expect((await jo.send('hold', busyBen)).status).toBe(409)
  const answer = await jo.send('hold', free)
  expect(answer).toMatchObject({ status: 200, body: { held: { host_name: 'Ada Colleague and Ben Colleague' } } })
  const otherCandidate = await invited()
  expect(startsOf(await otherCandidate.read())).not.toContain(free.getTime())
  expect((await jo.send('cancel')).status).toBe(200)
  expect(startsOf(await otherCandidate.read())).toContain(free.getTime())
})

test('a booking is in every calendar and email, moves and cancels in all of them, and one of several concurrent ones succeeds', async () => {
  const [jo, kim] = [await invited(), await invited()]
  const [first, second] = [inHours(60), inHours(63)]
  const holds = await Promise.all([jo, kim].map((candidate) => candidate.send('hold', first)))
  expect(holds.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [lucky, otherCandidate] = holds[0]!.status === 200 ? [jo, kim] : [kim, jo]
  expect((await lucky.send('confirm', first)).status).toBe(200)
  // Ben interviews for another project too, and is busy there
  const alone = await activeProject(world.testApp, world.user, {
    interview_scheduling: 'calendar',
    scheduling_preferences: { phone_screener_email: ben.email },
  })
  const third = await invited(alone)
  expect((await third.send('hold', first)).status).toBe(409)

  await desk.writeAll()
  for (const email of [desk.host.email, ben.email]) {
    expect(entriesOf(email)).toHaveLength(1)
    expect(entriesOf(email)[0]!.ics).toContain('Interviewers: Ada Colleague and')
  }
  const listed = await ben.call<{ interviews: WireInterview[] }>('GET', 'v2/interviews')
  expect(listed.body.interviews).toMatchObject([
    {
      host_name: 'Ada Colleague and Ben Colleague',
      interviewers: [{ email: desk.host.email }, { email: ben.email }],
      may_cancel: true,
    },
  ])
  const toBen = await until('the email to Ben', async () => {
    const rows = await db().selectFrom('message').select(['subject', 'body_text']).where('to_email', '=', ben.email).execute()
    return rows.find(({ subject }) => subject.startsWith('Booked')) ?? null
  })
  expect(toBen.body_text).toContain('has booked an interview with you and Ada Colleague')
  const links = await db()
    .selectFrom('link')
    .select('user_id')
    .where('purpose', '=', 'scorecard')
    .where('project_id', '=', project)
    .execute()
  expect(new Set(links.map(({ user_id }) => user_id))).toEqual(new Set([desk.hostId, benId]))

  expect((await lucky.send('move', second)).status).toBe(200)
  await desk.writeAll()
  const stamp = second.toISOString().replace(/[-:]|\.\d{3}/g, '')
  for (const email of [desk.host.email, ben.email]) expect(entriesOf(email).map(({ ics }) => ics.includes(stamp))).toEqual([true])
  // the previous time is free again
  expect((await otherCandidate.send('hold', first)).status).toBe(200)
  expect((await lucky.send('cancel')).status).toBe(200)
  await desk.writeAll()
  for (const email of [desk.host.email, ben.email]) expect(entriesOf(email)).toEqual([])
})

test('offers nothing while a panel member has no calendar', async () => {
  const cy = await colleagueOf(world.testApp, world.user, 'Cy')
  const waiting = await activeProject(world.testApp, world.user, {
    interview_scheduling: 'calendar',
    scheduling_preferences: { phone_screener_email: desk.host.email, interviewers: [cy.email], is_panel: true },
  })
  const jo = await invited(waiting)
  expect(await jo.read()).toMatchObject({ days: [], may: { book: false } })
  await makeInterviewer(world.testApp, cy.email)
  expect((await jo.read()).may.book).toBe(true)
})

interface PanelAnswer {
  panel: {
    members: { email: string; name: string; lacks: string | null; rules_out: number | null; by: { obstacle: string; times: number }[] }[]
    times: {
      days: number
      host_slots: number
      common: number
      best_change: { email: string; times: number; mostly: string | null } | null
    } | null
  } | null
}
const panelTimesOf = async (project_id: string, actor = world.user) =>
  (await actor.call<PanelAnswer>('GET', 'v2/interviews/panel', { project_id })).body.panel

test("counts a panel's times as candidates are offered them, and names who rules out others without any calendar details", async () => {
  const [dee, eli] = [await colleagueOf(world.testApp, world.user, 'Dee'), await colleagueOf(world.testApp, world.user, 'Eli')]
  const everyDay = ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => ({ day, start: '09:00', end: '12:00' }))
  const wide = { slotMinutes: 60, horizonDays: 7 } as const
  const deeId = await makeInterviewer(world.testApp, dee.email, { ...wide, hours: everyDay })
  await makeInterviewer(world.testApp, eli.email, { ...wide, hours: everyDay.map((day) => ({ ...day, start: '13:00', end: '18:00' })) })
  const counted = await activeProject(world.testApp, world.user, {
    interview_scheduling: 'calendar',
    scheduling_preferences: { phone_screener_email: dee.email, interviewers: [eli.email], is_panel: true },
  })
  const jo = await invited(counted)
  expect((await jo.read()).days).toEqual([])
  const none = (await panelTimesOf(counted))!
  const { host_slots, common } = none.times!
  expect(common).toBe(0)
  expect(host_slots).toBeGreaterThanOrEqual(21)
  expect(none.times!.best_change).toEqual({ email: eli.email, times: host_slots, mostly: 'hours' })
  expect(none.members).toMatchObject([
    { email: dee.email, name: 'Dee Colleague', lacks: null, rules_out: 0, by: [] },
    { email: eli.email, rules_out: host_slots, by: [{ obstacle: 'hours', times: host_slots }] },
  ])

  // Eli comes in earlier, and Dee is away on one morning of them
  await makeInterviewer(world.testApp, eli.email, { ...wide, hours: everyDay.map((day) => ({ ...day, start: '10:00', end: '18:00' })) })
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  await addBusy(world.testApp, deeId, {
    title: 'Secret merger',
    start: new Date(`${tomorrow}T08:00:00Z`),
    end: new Date(`${tomorrow}T13:00:00Z`),
  })
  const some = (await panelTimesOf(counted))!
  expect(some.times!.common).toBe(startsOf(await jo.read()).length)
  expect(some.times!.common).toBeGreaterThan(0)
  expect(some.members).toMatchObject([
    { rules_out: 3, by: [{ obstacle: 'calendar', times: 3 }] },
    { rules_out: some.times!.host_slots - some.times!.common, by: [{ obstacle: 'hours' }] },
  ])
  expect(JSON.stringify(some)).not.toContain('merger')
})

test('says what a panel member lacks; a project without a panel has no such times, and strangers see nothing', async () => {
  const fay = await colleagueOf(world.testApp, world.user, 'Fay')
  const gus = await colleagueOf(world.testApp, world.user, 'Gus')
  await makeInterviewer(world.testApp, gus.email)
  await db()
    .deleteFrom('interviewer_settings')
    .where('user_id', '=', await idOf(gus.email))
    .execute()
  const waiting = await activeProject(world.testApp, world.user, {
    interview_scheduling: 'calendar',
    scheduling_preferences: {
      phone_screener_email: desk.host.email,
      interviewers: [fay.email, gus.email, 'kay@elsewhere.example'],
      is_panel: true,
    },
  })
  expect(await panelTimesOf(waiting)).toMatchObject({
    times: null,
    members: [
      { email: desk.host.email, lacks: null, rules_out: null },
      { name: 'Fay Colleague', lacks: 'calendar' },
      { name: 'Gus Colleague', lacks: 'hours' },
      { email: 'kay@elsewhere.example', name: '', lacks: 'account' },
    ],
  })
  const turns = await activeProject(world.testApp, world.user, {
    interview_scheduling: 'calendar',
    scheduling_preferences: { phone_screener_email: desk.host.email, interviewers: [ben.email], is_panel: false },
  })
  expect(await panelTimesOf(turns)).toBeNull()
  const stranger = await newUser(world.testApp.app)
  expect((await stranger.call('GET', 'v2/interviews/panel', { project_id: waiting })).status).toBe(404)
})

test('without a panel, names the interviewers when none of them has a free time', async () => {
  const [ida, jan] = [await colleagueOf(world.testApp, world.user, 'Ida'), await colleagueOf(world.testApp, world.user, 'Jan')]
  // a notice that ends after the last day leaves nothing
  await makeInterviewer(world.testApp, ida.email, { noticeHours: 336, horizonDays: 7 })
  await makeInterviewer(world.testApp, jan.email, { noticeHours: 336, horizonDays: 10 })
  const turns = await activeProject(world.testApp, world.user, {
    interview_scheduling: 'calendar',
    scheduling_preferences: { phone_screener_email: ida.email, interviewers: [jan.email], is_panel: false },
  })
  const read = async () => (await world.user.call<object>('GET', 'v2/interviews/panel', { project_id: turns })).body
  const jo = await invited(turns)
  expect((await jo.read()).days).toEqual([])
  expect(await read()).toEqual({
    panel: null,
    fully_booked: {
      interviewers: [
        { email: ida.email, name: 'Ida Colleague' },
        { email: jan.email, name: 'Jan Colleague' },
      ],
      days: 10,
    },
  })
  await makeInterviewer(world.testApp, jan.email)
  expect((await jo.read()).days).not.toEqual([])
  expect(await read()).toEqual({ panel: null, fully_booked: null })
})

const idOf = async (email: string) => (await db().selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
