// Who holds an interview that starts at a given time, or each interview of a day, and when: of several who are free, those with
// the fewest interviews that week.
import { mayJoin } from '@fairlead/domain/interview/panel'
import { chooseSome } from '@fairlead/domain/interview/round-robin'
import { must } from '@fairlead/domain/shared/records'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import type { Interviewer, InterviewDay, Panel, Pool } from '../../projects/team/interviewers.ts'
import { joinHost, loadDay, loadOffers, loadSchedules, planDay, readLastAssigned } from './load-schedules.ts'

const dayMs = 86_400_000

/** A candidate, and the people who could interview them. */
export interface Offering {
  ctx: WorkspaceContext
  pool: Pool
  candidate: { id: string }
  project: { id: string }
}

export interface ChosenPart {
  /** Which of the day's parts; 0 for a single interview. */
  part: number
  /** '' for a single interview. */
  name: string
  panel: Panel
  traineeIds: string[]
  start: number
  end: number
}

const keyOf = ({ candidate, project }: Offering) => ({ candidateId: candidate.id, projectId: project.id })

/** In the order of their times; null when no one, or not everyone needed, is free. The caller holds the locks of the pool. */
export async function chooseParts(tx: Tx, booking: Offering, start: number): Promise<ChosenPart[] | null> {
  const { day } = booking.pool
  const chosen = day ? await chooseDay(tx, booking, day, start) : await chooseSingle(tx, booking, start)
  if (!chosen) return null
  const parts: ChosenPart[] = []
  for (const part of chosen) {
    const taken = new Set(parts.flatMap(({ traineeIds }) => traineeIds))
    const trainees = booking.pool.trainees.filter(({ userId }) => !taken.has(userId))
    const trainee = await findTrainee(tx, { ...booking, pool: { ...booking.pool, trainees } }, part)
    parts.push({ ...part, traineeIds: trainee ? [trainee.userId] : [] })
  }
  return parts
}

type WithoutTrainees = Omit<ChosenPart, 'traineeIds'>

async function chooseSingle(tx: Tx, booking: Offering, start: number): Promise<WithoutTrainees[] | null> {
  const { panels, seats }: Pool = booking.pool
  const time = new Date(start)
  const offers = await loadOffers(tx, booking.ctx, panels, [time, time], keyOf(booking))
  const free = offers.filter(({ schedule }) => (seats > 1 ? mayJoin(schedule, start) : schedule.explain(start).length === 0))
  if (free.length < seats || !free.some(({ schedule }) => schedule.explain(start).length === 0)) return null
  const last =
    free.length > seats
      ? await readLastAssigned(
          tx,
          free.map(({ panel: [host] }) => host),
        )
      : new Map<string, number>()
  const some = chooseSome(
    free.map(({ panel, loadAt }) => {
      const { userId } = panel[0]
      return { panel, userId, load: loadAt(start), lastGivenAt: last.get(userId) ?? null }
    }),
    seats,
  )
  const [host, ...guests] = some.flatMap(({ panel }) => [...panel])
  if (!host) return null
  return [{ part: 0, name: '', panel: [host, ...guests], start, end: start + host.settings.slotMinutes * 60_000 }]
}

async function chooseDay(tx: Tx, booking: Offering, day: InterviewDay, start: number): Promise<WithoutTrainees[] | null> {
  const { ctx } = booking
  const loaded = await loadDay(tx, ctx, day, [new Date(start), new Date(start + dayMs)], keyOf(booking))
  const last = await readLastAssigned(
    tx,
    day.parts.flatMap(({ members }) => members),
  )
  const inTurn = loaded.map((members, part) => {
    // where all of them hold it, the first one is the host
    if (members.length === must(day.parts[part]).seats) return members
    const ranked = members.map((member) => {
      const { userId } = member.interviewer
      return { member, userId, load: member.loadAt(start), lastGivenAt: last.get(userId) ?? null }
    })
    return chooseSome(ranked, ranked.length).map(({ member }) => member)
  })
  const plan = planDay(day, inTurn).planAt(start)
  return (
    plan &&
    plan.map(({ part, userIds, ...times }) => {
      const { name, members } = must(day.parts[part])
      const [host, ...guests] = userIds.map((userId) => must(members.find((member) => member.userId === userId)))
      return { ...times, part, name, panel: [must(host), ...guests] }
    })
  )
}

/** The trainee with the fewest sessions who is free; no one has to be. */
async function findTrainee(tx: Tx, booking: Offering, { panel, start }: WithoutTrainees): Promise<Interviewer | null> {
  const { ctx, pool } = booking
  if (pool.trainees.length === 0) return null
  const time = new Date(start)
  const loaded = await loadSchedules(tx, ctx, joinHost(pool.trainees, panel[0]), [time, time], keyOf(booking))
  const free = loaded.filter(({ schedule }) => mayJoin(schedule, start))
  const last = await readLastAssigned(tx, pool.trainees)
  const [chosen] = chooseSome(
    free.map(({ interviewer, loadAt }) => ({ ...interviewer, load: loadAt(start), lastGivenAt: last.get(interviewer.userId) ?? null })),
    1,
  )
  return chosen ?? null
}
