// A stress test of booking: many candidates compete for the same times over real HTTP while calendars change; results are
// checked twice.
import type { EmbeddedCaldav } from '@fairlead/local-services/calendar/start-caldav'
import { sql } from 'kysely'
import type { TestApp, TestUser } from './test-app.ts'
import { bookingToken, makeInterviewer } from './interviews.ts'
import { addPerson, activeProject, colleagueOf } from './projects.ts'
import { randomFrom, type Random } from './random.ts'

const minute = 60_000
const step = 15 * minute
/** Fewer than a candidate's limit per quarter of an hour. */
const maxAttempts = 80

export interface BookingStress {
  asked: number
  booked: number
  moved: number
  cancelled: number
  events: number
  /** All violations, a sentence each. */
  violations: string[]
  holdMs: number[]
  confirmMs: number[]
}

interface Span {
  start: number
  end: number
}
interface Host {
  id: string
  email: string
  name: string
  minutes: number
}
interface Booked extends Span {
  host: string
}
interface Client {
  token: string
  attempts: number
}
interface Answer {
  status: number
  body: {
    error?: string
    alternatives?: { start: string; end: string }[]
    interview?: Record<string, string>
    held?: Record<string, string>
  }
  ms: number
}

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end

export async function stressBooking(
  testApp: TestApp,
  url: string,
  user: TestUser,
  options: { slots: number; clients: number; seed: number },
): Promise<BookingStress> {
  const random = randomFrom(options.seed)
  const result: BookingStress = { asked: 0, booked: 0, moved: 0, cancelled: 0, events: 0, violations: [], holdMs: [], confirmMs: [] }
  const { hosts, project } = await openHosts(testApp, user)
  const { caldav } = testApp.embedded
  if (!caldav) throw new Error('This needs the local calendar server.')
  const invite = async (): Promise<Client> => {
    const { id } = await addPerson(testApp, user, project, { stage: 'HIRING_MANAGER_APPROVED' })
    return { token: await bookingToken(testApp, id), attempts: 0 }
  }
  const clients = await Promise.all(Array.from({ length: options.clients }, invite))
  /** From the responses, by interview. */
  const bookingsById = new Map<string, Booked>()
  /** Events that were certainly in the external calendars. */
  const outside = new Map<string, Span & { hostId: string; since: number; until: number }>()
  const wrong = (sentence: string) => void result.violations.push(sentence)

  const send = async (client: Client, action: string, start?: number): Promise<Answer> => {
    client.attempts++
    result.asked++
    const began = performance.now()
    const response = await fetch(`${url}/api/v2/interviews/booking/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ booking_token: client.token, ...(start === undefined ? {} : { start: new Date(start).toISOString() }) }),
    })
    const body = (await response.json()) as Answer['body']
    return { status: response.status, body, ms: performance.now() - began }
  }
  const note = ({ interview }: Answer['body'], askedAt: number) => {
    const booking = interview as { interview_id: string; start: string; end: string; host_name: string }
    const booked = { start: Date.parse(booking.start), end: Date.parse(booking.end), host: booking.host_name }
    const hostId = hosts.find(({ name }) => name === booked.host)?.id
    for (const event of outside.values())
      if (event.hostId === hostId && event.since < askedAt && event.until > Date.now() && overlap(event, booked))
        wrong(`${booking.host_name} was booked at ${booking.start} into an event that was there before`)
    bookingsById.set(booking.interview_id, booked)
    return booking.interview_id
  }
  /** A client whose slot was taken must have been offered free slots. */
  const checkLoser = ({ status, body }: Answer, bookings: readonly Booked[]) => {
    if (status !== 409 || body.error !== 'slot_taken') return wrong(`a loser was answered ${status} ${body.error}`)
    const taken = [...bookingsById.values(), ...bookings]
    for (const { start } of body.alternatives ?? [])
      if (!hosts.some((host) => isFree(host, Date.parse(start), taken))) wrong(`${start} was offered instead and is taken`)
    if ((body.alternatives ?? []).length === 0) wrong('a loser was offered nothing')
  }
  const isFree = (host: Host, start: number, taken: readonly Booked[]) =>
    !taken.some((booking) => booking.host === host.name && overlap(booking, { start, end: start + host.minutes * minute }))

  const first = Math.ceil((Date.now() + 3_600_000) / step) * step
  for (let index = 0; index < options.slots; index++) {
    const start = first + index * step
    result.events += disturb(random, caldav, hosts, start, outside)
    const answers = await Promise.all(clients.map((client) => send(client, 'hold', start)))
    result.holdMs.push(...answers.map(({ ms }) => ms))
    const confirmed = answers.flatMap(({ status, body }) =>
      status === 200 ? [{ start, end: Date.parse(body.held!.end!), host: body.held!.host_name! }] : [],
    )
    for (const answer of answers) if (answer.status !== 200) checkLoser(answer, confirmed)
    await Promise.all(
      clients.map(async (client, index) => {
        if (answers[index]!.status === 200) await settle(client)
        if (client.attempts > maxAttempts || client.token === '') clients[index] = await invite()
      }),
    )
    async function settle(client: Client) {
      const askedAt = Date.now()
      const twice = await Promise.all(
        random.next() < 0.3 ? [send(client, 'confirm', start), send(client, 'confirm', start)] : [send(client, 'confirm', start)],
      )
      result.confirmMs.push(...twice.map(({ ms }) => ms))
      const done = twice.filter(({ status }) => status === 200)
      if (done.length === 0) {
        // an event was added in between
        if (twice.some(({ status, body }) => status !== 409 || body.error !== 'slot_taken'))
          wrong(`a confirmation was answered ${twice[0]!.status}`)
        return
      }
      const [id, ...more] = done.map(({ body }) => note(body, askedAt))
      if (more.some((otherId) => otherId !== id)) wrong('one confirmation made two interviews')
      result.booked++
      const chance = random.next()
      if (chance < 0.1) {
        const moved = await send(client, 'move', start + 40 * step)
        if (moved.status === 200) result.moved += note(moved.body, Date.now() - moved.ms) === id ? 1 : 0
      } else if (chance < 0.2) {
        const { status } = await send(client, 'cancel')
        if (status === 200) result.cancelled += bookingsById.delete(id!) ? 1 : 0
      }
      client.token = ''
    }
  }
  result.violations.push(
    ...overlapsOf([...bookingsById.values()]),
    ...(await overlapsInTable(testApp)),
    ...(await compare(testApp, bookingsById, hosts)),
  )
  return result
}

/** Two alternating interviewers with different interview lengths, one with a buffer. */
async function openHosts(testApp: TestApp, user: TestUser): Promise<{ hosts: Host[]; project: string }> {
  const hosts: Host[] = []
  for (const [name, slotMinutes, bufferAfterMinutes] of [
    ['Ada', 30, 0],
    ['Bo', 45, 5],
  ] as const) {
    const { email, call } = await colleagueOf(testApp, user, name)
    const id = await makeInterviewer(testApp, email, { slotMinutes, bufferAfterMinutes, slotStepMinutes: 15, horizonDays: 30 })
    // this connects their local calendar
    await call('GET', 'v2/calendars')
    hosts.push({ id, email, name: `${name} Colleague`, minutes: slotMinutes })
  }
  const [screener, ...interviewers] = hosts.map(({ email }) => email)
  const project = await activeProject(testApp, user, {
    interview_scheduling: 'calendar',
    scheduling_preferences: { phone_screener_email: screener, interviewers },
  })
  return { hosts, project }
}

/** Occasionally adds an event where many are booking, or removes an event. */
function disturb(
  random: Random,
  caldav: EmbeddedCaldav,
  hosts: readonly Host[],
  start: number,
  outside: Map<string, Span & { hostId: string; since: number; until: number }>,
): number {
  if (random.next() > 0.4) return 0
  const [old] = outside
  if (old && random.next() < 0.3) {
    const [id, event] = old
    event.until = Date.now()
    outside.delete(id)
    caldav.remove(hosts.find((host) => host.id === event.hostId)!.email, `${id}.ics`)
    return 1
  }
  const { id: hostId, email } = random.pick(hosts)
  const from = start + random.whole(6) * step
  const [id, end] = [`outside-${start}`, from + (1 + random.whole(3)) * step]
  caldav.put(email, eventText(id, from, end))
  outside.set(id, { hostId, start: from, end, since: Date.now(), until: Number.POSITIVE_INFINITY })
  return 1
}

const stamp = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** As another app would write it. */
function eventText(uid: string, start: number, end: number): string {
  const event = [`UID:${uid}`, `DTSTAMP:${stamp(Date.now())}`, `DTSTART:${stamp(start)}`, `DTEND:${stamp(end)}`, 'SUMMARY:Outside']
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//other//app//EN', 'BEGIN:VEVENT', ...event, 'END:VEVENT', 'END:VCALENDAR', ''].join(
    '\r\n',
  )
}

function overlapsOf(booked: readonly Booked[]): string[] {
  return booked.flatMap((booking, index) =>
    booked
      .slice(index + 1)
      .flatMap((otherBooking) =>
        booking.host === otherBooking.host && overlap(booking, otherBooking) ? [`${booking.host} is in two at ${booking.start}`] : [],
      ),
  )
}

async function overlapsInTable(testApp: TestApp): Promise<string[]> {
  const { rows } = await sql<{ a: string; b: string }>`
    select a.id as a, b.id as b from interview a join interview b on a.host_user_id = b.host_user_id and a.id < b.id
      and a.state in ('held', 'booked') and b.state in ('held', 'booked') and a.start_at < b.end_at and b.start_at < a.end_at
    union all
    select min(id), max(id) from interview where state in ('held', 'booked') group by candidate_id having count(*) > 1`.execute(
    testApp.database.system,
  )
  return rows.map(({ a, b }) => `${a} and ${b} cannot both be`)
}

/** The responses match the stored state. */
async function compare(testApp: TestApp, bookings: ReadonlyMap<string, Booked>, hosts: readonly Host[]): Promise<string[]> {
  const rows = await testApp.database.system
    .selectFrom('interview')
    .select(['id', 'start_at', 'end_at', 'host_user_id'])
    .where('state', '=', 'booked')
    .where(
      'host_user_id',
      'in',
      hosts.map(({ id }) => id),
    )
    .execute()
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  const missing = [...bookings].filter(([id, booking]) => {
    const row = rowsById.get(id)
    return (
      row?.start_at.getTime() !== booking.start ||
      row.end_at.getTime() !== booking.end ||
      hosts.find(({ name }) => name === booking.host)?.id !== row.host_user_id
    )
  })
  return [
    ...missing.map(([id]) => `${id} was answered and is not there, or otherwise`),
    ...rows.filter(({ id }) => !bookings.has(id)).map(({ id }) => `${id} is there and was never answered`),
  ]
}
