// An interviewer can't take an interview: the next free one of its pool takes over at the same time and in the same room, or the
// team is asked.
import { mayChange } from '@fairlead/domain/interview/booking'
import type { EventOf } from '@fairlead/domain/events'
import { mayJoin } from '@fairlead/domain/interview/panel'
import { chooseSome } from '@fairlead/domain/interview/round-robin'
import { whenAndWith } from '@fairlead/domain/interview/when-and-with'
import { Refusal } from '@fairlead/domain/refusal'
import { must } from '@fairlead/domain/shared/records'
import type { ActorContext, WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { lockWithProject } from '../../candidates/records/access-candidate.ts'
import { addHistory } from '../../candidates/records/history-store.ts'
import { readNextInterview, readPanel, readPoolOf, type Interviewer } from '../../projects/team/interviewers.ts'
import { joinHost, loadSchedules, readLastAssigned } from '../slots/load-schedules.ts'
import { partsWith } from '../records/standing-interview.ts'
import { readInterview, readParts, type InterviewView } from '../records/interview-views.ts'
import { lockInterviewers } from '../records/interview-store.ts'
import { saveLeft, saveReplaced } from '../records/participant-store.ts'
import type { BookingTools } from './access-booking.ts'
import { text } from '../texts/texts.ts'

/** By the interviewer or trainee; declining twice changes nothing. */
export function declineInterview(ctx: ActorContext, interviewId: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    const view = await readInterview(tx, interviewId)
    const isTheirs = view && [...view.interviewers, ...view.trainees].some(({ userId }) => userId === ctx.userId)
    if (!isTheirs) throw new Refusal('not_found', text.unknownInterview)
    if (view.state !== 'booked' || !mayChange(view.start.getTime(), ctx.now().getTime()))
      throw new Refusal('invalid_move', text.interviewOver)
    const { projectId, candidateId } = view
    await record(tx, ctx, { type: 'interview.declined', projectId, candidateId, interviewId, userId: ctx.userId })
  })
}

/** Safe to repeat: it does nothing for someone who no longer takes part. */
export async function replaceInterviewer(
  ctx: WorkspaceContext,
  { recheckCalendars }: Pick<BookingTools, 'recheckCalendars'>,
  event: EventOf<'interview.declined'>,
): Promise<void> {
  const candidates = await ctx.transaction(async (tx) => {
    const situation = await findOthers(tx, event)
    return situation?.colleagues ?? []
  })
  // someone whose calendar can't be read now may be busy
  const readable = new Set<string>()
  for (const { userId } of candidates) if (await recheckCalendars(ctx, [userId])) readable.add(userId)
  await ctx.transaction((tx) => replaceWithin(tx, ctx, event, readable))
}

async function replaceWithin(
  tx: Tx,
  ctx: WorkspaceContext,
  event: EventOf<'interview.declined'>,
  readable: ReadonlySet<string>,
): Promise<void> {
  const { interviewId, projectId, candidateId, userId } = event
  const locked = await lockWithProject(tx, candidateId)
  const situation = locked && (await findOthers(tx, event))
  if (!situation || !mayChange(situation.view.start.getTime(), ctx.now().getTime())) return
  const { view, host } = situation
  const about = { projectId, candidateId, interviewId }
  await lockInterviewers(
    tx,
    [...view.interviewers, ...view.trainees, ...situation.colleagues].map((member) => member.userId),
  )
  if (view.trainees.some((trainee) => trainee.userId === userId)) return saveLeft(tx, { interviewId, userId })
  const colleagues = situation.colleagues.filter((colleague) => readable.has(colleague.userId))
  const chosen = await chooseOther(tx, ctx, { view, host, colleagues })
  const name = must(view.interviewers.find((member) => member.userId === userId)).name
  if (!chosen)
    return record(tx, ctx, { type: 'interview.replaced', ...about, sequence: view.sequence, leftUserId: userId, joinedUserId: null })
  const sequence = await saveReplaced(tx, ctx, { interviewId, userId }, chosen.userId)
  const when = whenAndWith(view.start.getTime(), { name: chosen.name, timeZone: chosen.settings.timeZone })
  await addHistory(tx, ctx, locked.project, candidateId, { event: 'interview', detail: text.tookOver(name, when) })
  await record(tx, ctx, { type: 'interview.replaced', ...about, sequence, leftUserId: userId, joinedUserId: chosen.userId })
}

/** The booked interview that someone takes part in, and who else of its pool could hold it. */
async function findOthers(
  tx: Tx,
  { interviewId, userId, candidateId }: EventOf<'interview.declined'>,
): Promise<{ view: InterviewView; host: Interviewer | null; colleagues: Interviewer[] } | null> {
  const view = await readInterview(tx, interviewId)
  if (view?.state !== 'booked' || ![...view.interviewers, ...view.trainees].some((member) => member.userId === userId)) return null
  const locked = await lockWithProject(tx, candidateId)
  if (locked?.project.id !== view.projectId) return null
  const next = await readNextInterview(tx, locked.project, candidateId)
  const pool = await readPoolOf(tx, locked.project, next)
  // everyone holds at most one interview of a day
  const { parts } = await readParts(tx, await partsWith(tx, interviewId))
  const has = new Set(parts.flatMap(({ interviewers }) => interviewers.map((member) => member.userId)))
  const ofPool = view.day ? (pool.day?.parts[view.day.part]?.members ?? []) : pool.panels.flat()
  const colleagues = ofPool.filter((interviewer) => !has.has(interviewer.userId))
  const [host = null] = (await readPanel(tx, [view.hostUserId])) ?? []
  return { view, host, colleagues }
}

/** The one with the fewest interviews that week who is free for the whole interview. */
async function chooseOther(
  tx: Tx,
  ctx: WorkspaceContext,
  { view, host, colleagues }: { view: InterviewView; host: Interviewer | null; colleagues: readonly Interviewer[] },
): Promise<Interviewer | null> {
  if (colleagues.length === 0) return null
  const start = view.start.getTime()
  const slotMinutes = (view.end.getTime() - start) / 60_000
  const joining = joinHost(colleagues, host ?? must(colleagues[0])).map((colleague) => ({
    ...colleague,
    settings: { ...colleague.settings, slotMinutes },
  }))
  const key = { candidateId: view.candidateId, projectId: view.projectId }
  const loaded = await loadSchedules(tx, ctx, joining, [view.start, view.start], key)
  const last = await readLastAssigned(tx, colleagues)
  const free = loaded.filter(({ schedule }) => mayJoin(schedule, start))
  const [chosen] = chooseSome(
    free.map(({ interviewer, loadAt }) => ({ ...interviewer, load: loadAt(start), lastGivenAt: last.get(interviewer.userId) ?? null })),
    1,
  )
  return chosen ?? null
}
