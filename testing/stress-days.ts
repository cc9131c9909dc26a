// A stress test of pools, interview days, own rooms, and declines: many candidates compete for the same few interviewers over real
// HTTP; afterward the tables are checked.
import { sql } from 'kysely'
import { bookingTools } from '../server/http/v2/interviews/booking/tools.ts'
import { replaceInterviewer } from '../server/features/interviews/bookings/replace-interviewer.ts'
import { systemContext } from '../server/platform/context.ts'
import { bookingToken, makeInterviewer } from './interviews.ts'
import { activeProject, addPerson, colleagueOf, contextOf } from './projects.ts'
import { randomFrom } from './random.ts'
import type { TestApp, TestUser } from './test-app.ts'

const minute = 60_000
const half = 30 * minute

export interface DayStress {
  asked: number
  /** Interviews, of days and single ones. */
  booked: number
  days: number
  moved: number
  declines: number
  replaced: number
  /** All violations, a sentence each. */
  violations: string[]
  holdMs: number[]
}

interface Answer {
  status: number
  body: { error?: string; interview?: { parts: { interview_id: string }[] } }
}

export async function stressDays(
  testApp: TestApp,
  url: string,
  user: TestUser,
  options: { rounds: number; clients: number; seed: number },
): Promise<DayStress> {
  const random = randomFrom(options.seed)
  const result: DayStress = { asked: 0, booked: 0, days: 0, moved: 0, declines: 0, replaced: 0, violations: [], holdMs: [] }
  const team: { user: TestUser; id: string }[] = []
  for (const name of ['Cy', 'Dee', 'Eve', 'Flo', 'Gil', 'Hal']) {
    const colleague = await colleagueOf(testApp, user, name)
    const settings = { slotMinutes: 60, slotStepMinutes: 30, horizonDays: 30, meetingLink: 'https://meet.example/{interview}' }
    team.push({ user: colleague, id: await makeInterviewer(testApp, colleague.email, settings) })
    await colleague.call('GET', 'v2/calendars')
  }
  const emails = team.map((member) => member.user.email)
  const part = (name: string, minutes: number, people: string[], more: object) => ({ name, minutes, interviewers: people, ...more })
  const parts = [
    part('Coding', 60, emails.slice(0, 3), { seats: 1, pause: 15 }),
    part('Design', 45, emails.slice(2, 6), { seats: 2 }),
    part('Values', 30, emails.slice(4), { seats: 1 }),
  ]
  const project = (preferences: object) =>
    activeProject(testApp, user, { interview_scheduling: 'calendar', scheduling_preferences: preferences })
  const [pool, day] = [
    await project({ phone_screener_email: emails[0], interviewers: emails.slice(1), seats: 2 }),
    await project({ phone_screener_email: emails[0], parts }),
  ]
  const ctx = systemContext(testApp.database, (await contextOf(testApp, user)).workspaceId)
  const tools = bookingTools(testApp.services)

  const invite = async (projectId: string) => {
    const { id } = await addPerson(testApp, user, projectId, { stage: 'HIRING_MANAGER_APPROVED' })
    return { id, projectId, token: await bookingToken(testApp, id) }
  }
  const send = async (token: string, action: string, start: number): Promise<Answer & { ms: number }> => {
    result.asked++
    const began = performance.now()
    const response = await fetch(`${url}/api/v2/interviews/booking/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ booking_token: token, start: new Date(start).toISOString() }),
    })
    return { status: response.status, body: (await response.json()) as Answer['body'], ms: performance.now() - began }
  }
  const expectTaken = ({ status, body }: Answer) => {
    if (status !== 409 || body.error !== 'slot_taken') result.violations.push(`a loser was answered ${status} ${body.error}`)
  }

  // in the morning: a day of interviews doesn't cross midnight
  const first = new Date(Date.now() + 48 * 60 * minute).setUTCHours(9, 0, 0, 0)
  for (let round = 0; round < options.rounds; round++) {
    const start = first + round * half
    const people = await Promise.all(Array.from({ length: options.clients }, (_, index) => invite(index % 2 === 0 ? pool : day)))
    await Promise.all(
      people.map(async ({ id, projectId, token }) => {
        const hold = await send(token, 'hold', start)
        result.holdMs.push(hold.ms)
        if (hold.status !== 200) return expectTaken(hold)
        const confirmed = await send(token, 'confirm', start)
        if (confirmed.status !== 200) return expectTaken(confirmed)
        const interviews = confirmed.body.interview!.parts
        result.booked += interviews.length
        if (interviews.length > 1) result.days++
        const chance = random.next()
        if (chance < 0.2) {
          const moved = await send(token, 'move', start + 20 * half)
          if (moved.status === 200) result.moved++
          else expectTaken(moved)
        }
        if (chance < 0.5) await decline(random.pick(interviews).interview_id, id, projectId)
      }),
    )
  }

  async function decline(interviewId: string, candidateId: string, projectId: string): Promise<void> {
    const hosts = () => testApp.database.system.selectFrom('interview').select('host_user_id').where('id', '=', interviewId)
    const { host_user_id: userId } = await hosts().executeTakeFirstOrThrow()
    await team.find(({ id }) => id === userId)!.user.call('POST', 'v2/interviews/decline', { interview_id: interviewId })
    result.declines++
    await replaceInterviewer(ctx, tools, { type: 'interview.declined', projectId, candidateId, interviewId, userId })
    if ((await hosts().executeTakeFirstOrThrow()).host_user_id !== userId) result.replaced++
  }

  const { rows } = await sql<{ sentence: string }>`
    select 'someone is in ' || a.interview_id || ' and ' || b.interview_id as sentence
      from interview_panelist a join interview_panelist b on a.user_id = b.user_id and a.interview_id < b.interview_id
      where a.state in ('held', 'booked') and b.state in ('held', 'booked') and a.start_at < b.end_at and b.start_at < a.end_at
    union all
    select 'a candidate is in ' || a.id || ' and ' || b.id from interview a join interview b
      on a.candidate_id = b.candidate_id and a.id < b.id
      where a.state in ('held', 'booked') and b.state in ('held', 'booked') and a.start_at < b.end_at and b.start_at < a.end_at
    union all
    select count(*) || ' interviews share a room' from interview where room in ('own', 'made') group by meeting_where having count(*) > 1
    union all
    select 'a day has ' || count(*) || ' of its interviews' from interview where day_id is not null and state in ('held', 'booked')
      group by day_id having count(*) <> ${parts.length} or count(distinct state) > 1
    union all
    select 'someone has several interviews of a day' from interview i join interview_panelist p on p.interview_id = i.id
      where i.day_id is not null and p.role = 'interviewer' and i.state in ('held', 'booked')
      group by i.day_id, p.user_id having count(*) > 1
    union all
    select 'an interview has ' || count(*) || ' interviewers' from interview i join interview_panelist p on p.interview_id = i.id
      where i.project_id in (${pool}, ${day}) and i.state = 'booked' and p.role = 'interviewer'
      group by i.id, i.project_id, i.part_name
      having count(*) <> case when i.project_id = ${pool} or i.part_name = 'Design' then 2 else 1 end`.execute(testApp.database.system)
  result.violations.push(...rows.map(({ sentence }) => sentence))
  return result
}
