// Interviewers' schedules, from their settings, calendars, and bookings.
import { readSchedule, type Schedule } from '@fairlead/domain/interview/availability'
import { wallAt, weekOf } from '@fairlead/domain/interview/zone-clock'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { busyTimes } from '../../calendars/busy-times.ts'
import { joiningSettings, jointSchedule, poolSchedule } from '@fairlead/domain/interview/panel'
import { daySchedule, type DaySchedule } from '@fairlead/domain/interview/interview-day'
import { must } from '@fairlead/domain/shared/records'
import type { Interviewer, InterviewDay, Panel, Pool } from '../../projects/team/interviewers.ts'
import { type InterviewKey } from '../records/standing-interview.ts'

const dayMs = 86_400_000

export interface LoadedSchedule {
  interviewer: Interviewer
  schedule: Schedule
  /** The interviews they hold in the week of that instant. */
  loadAt(start: number): number
}

/**
 * Exact for every slot that begins in [from, to). `except` is the interview being moved: neither it nor its event counts. The
 * product's own events for other interviews don't count either, because the interviews do.
 */
export async function loadSchedules(
  tx: Tx,
  ctx: WorkspaceContext,
  interviewers: readonly Interviewer[],
  [from, to]: readonly [Date, Date],
  except: InterviewKey | null = null,
): Promise<LoadedSchedule[]> {
  const ids = interviewers.map(({ userId }) => userId)
  if (ids.length === 0) return []
  // limits apply to whole weeks, and a slot may be in the first or last of them
  const [first, last] = [new Date(from.getTime() - 8 * dayMs), new Date(to.getTime() + 8 * dayMs)]
  const busy = await busyTimes(tx, ids, new Date(from.getTime() - dayMs), new Date(to.getTime() + dayMs))
  const rows = await tx
    .selectFrom('interview_panelist')
    .innerJoin('interview', 'interview.id', 'interview_panelist.interview_id')
    .innerJoin('candidate', 'candidate.id', 'interview.candidate_id')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .innerJoin('project', 'project.id', 'interview.project_id')
    .select([
      'interview.id',
      'interview.candidate_id',
      'interview.project_id',
      'user_id',
      'interview.start_at',
      'interview.end_at',
      'interview.state',
      'held_until',
      'role',
      'person.name',
      'bias_reducer',
    ])
    .where('user_id', 'in', ids)
    .where('interview_panelist.end_at', '>', first)
    .where('interview_panelist.start_at', '<', last)
    .where('role', '<>', 'declined')
    .execute()
  const ownUids = await ownAmong(
    tx,
    busy.map(({ uid }) => uid),
  )
  const isOwn = (row: { candidate_id: string; project_id: string }) =>
    row.candidate_id === except?.candidateId && row.project_id === except.projectId
  const standing = rows.filter((row) => row.state !== 'cancelled' && !isOwn(row) && !(row.held_until && row.held_until <= ctx.now()))
  return interviewers.map((interviewer) => {
    const { userId, settings } = interviewer
    const booked = standing
      .filter((row) => row.user_id === userId)
      .map((row) => ({
        id: row.id,
        start: row.start_at.getTime(),
        end: row.end_at.getTime(),
        isHeld: row.state === 'held',
        isTrainee: row.role === 'trainee',
        title: shownName(row.name, row.bias_reducer),
      }))
    const taken = busy
      .filter((busyTime) => busyTime.userId === userId && !ownUids.has(busyTime.uid))
      .map((busyTime) => ({
        start: busyTime.start.getTime(),
        end: busyTime.end.getTime(),
        title: busyTime.title,
        calendar: busyTime.calendarName,
        isDayOff: busyTime.countsAs === 'days_off',
      }))
    const week = (start: number) => weekOf(wallAt(settings.timeZone, start).date)
    return {
      interviewer,
      schedule: readSchedule({ settings, busy: taken, booked, now: ctx.now().getTime() }),
      loadAt: (start) => booked.filter((booking) => !booking.isTrainee && week(booking.start) === week(start)).length,
    }
  })
}

/** The offers of a panel, or of a single interviewer. */
export interface Offer {
  panel: Panel
  schedule: Schedule
  /** The host's interviews in the week of that instant. */
  loadAt(start: number): number
}

/** Others, with the length of the host's interviews. */
export const joinHost = (guests: readonly Interviewer[], host: Interviewer): Interviewer[] =>
  guests.map((interviewer) => ({ ...interviewer, settings: joiningSettings(interviewer.settings, host.settings) }))

/** A panel's members as participants. */
export const joiningOf = ([host, ...panelists]: Panel): [Interviewer, ...Interviewer[]] => [host, ...joinHost(panelists, host)]

/** The offers of a pool; a panel's other members join the host's interviews. As exact as `loadSchedules`. */
export async function loadOffers(
  tx: Tx,
  ctx: WorkspaceContext,
  pool: readonly Panel[],
  range: readonly [Date, Date],
  except: InterviewKey | null = null,
): Promise<Offer[]> {
  const loaded = await loadSchedules(tx, ctx, pool.flatMap(joiningOf), range, except)
  return pool.map((panel) => {
    const [host, ...guestLoads] = loaded.splice(0, panel.length)
    if (!host) throw new Error('A schedule of a panel is missing.')
    const schedule = jointSchedule([host.schedule, ...guestLoads.map((entry) => entry.schedule)])
    return { panel, schedule, loadAt: (start) => host.loadAt(start) }
  })
}

/** What candidates of a pool are offered; nothing while too few of it could hold an interview. */
export async function loadPoolSchedules(
  tx: Tx,
  ctx: WorkspaceContext,
  { panels, seats, day }: Pool,
  range: readonly [Date, Date],
  except: InterviewKey | null = null,
): Promise<Schedule[]> {
  if (day) return [planDay(day, await loadDay(tx, ctx, day, range, except))]
  const [first, ...rest] = (await loadOffers(tx, ctx, panels, range, except)).map(({ schedule }) => schedule)
  if (!first || panels.length < seats) return []
  return seats > 1 ? [poolSchedule([first, ...rest], seats)] : [first, ...rest]
}

/** The schedules of each part's members. */
export async function loadDay(
  tx: Tx,
  ctx: WorkspaceContext,
  { parts }: InterviewDay,
  range: readonly [Date, Date],
  except: InterviewKey | null,
): Promise<LoadedSchedule[][]> {
  const loaded = await loadSchedules(
    tx,
    ctx,
    parts.flatMap(({ members }) => members),
    range,
    except,
  )
  return parts.map(({ members }) => loaded.splice(0, members.length))
}

/** The days on offer; those who come first in a part are preferred for it. */
export function planDay({ parts, keepOrder }: InterviewDay, loaded: readonly LoadedSchedule[][]): DaySchedule {
  const timeZone = parts[0]?.members[0]?.settings.timeZone ?? 'UTC'
  const members = (part: number) => must(loaded[part]).map(({ interviewer, schedule }) => ({ userId: interviewer.userId, schedule }))
  return daySchedule(
    parts.map((part, index) => ({ ...part, members: members(index) })),
    { keepOrder, timeZone },
  )
}

/** When each host was last assigned an interview, in ms. */
export async function readLastAssigned(tx: Tx, hosts: readonly Interviewer[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('interview_panelist')
    .innerJoin('interview', 'interview.id', 'interview_panelist.interview_id')
    .select((eb) => ['user_id', eb.fn.max('created_at').as('at')])
    .where(
      'user_id',
      'in',
      hosts.map(({ userId }) => userId),
    )
    .where('interview.state', '<>', 'cancelled')
    .groupBy('user_id')
    .execute()
  return new Map(rows.map((row) => [row.user_id, new Date(row.at).getTime()]))
}

/** Which of these events the product wrote. */
async function ownAmong(tx: Tx, uids: readonly string[]): Promise<ReadonlySet<string>> {
  if (uids.length === 0) return new Set()
  const rows = await tx.selectFrom('interview').select('uid').where('uid', 'in', uids).execute()
  return new Set(rows.map(({ uid }) => uid))
}

/** From now to the end of a host's furthest horizon. */
export function horizonOf(ctx: WorkspaceContext, pool: readonly Panel[]): readonly [Date, Date] {
  const days = Math.max(0, ...pool.map(([host]) => host.settings.horizonDays))
  return [ctx.now(), new Date(ctx.now().getTime() + (days + 2) * dayMs)]
}
