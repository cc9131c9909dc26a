// Cancels an interview: by its candidate through their link, or by the team with a reason. Either way, the candidate then waits
// for a new time.
import { mayChange } from '@fairlead/domain/interview/booking'
import { mayDecide, mayRead } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext, WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { type LoadedCandidate, lockWithProject } from '../../candidates/records/access-candidate.ts'
import { saveCandidate } from '../../candidates/records/candidate-store.ts'
import { addHistory } from '../../candidates/records/history-store.ts'
import { moveCandidate } from '../../candidates/moves/move-candidate.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { accessBooking, type BookingTools } from './access-booking.ts'
import { lockInterviewers, removeHold, saveCancelled, type Canceller } from '../records/interview-store.ts'
import { findActiveInterview, idsOfParts, interviewersOf, partsWith } from '../records/standing-interview.ts'
import { findAgreedState, findCandidateOfInterview } from '../records/interview-facts.ts'
import { text } from '../texts/texts.ts'

/** Does nothing if nothing is held or booked. */
export async function cancelBooking(tools: Pick<BookingTools, 'database' | 'now'>, { token, reason }: { token: string; reason: string }) {
  const booking = await accessBooking(tools, token)
  const { ctx } = booking
  await ctx.transaction(async (tx) => {
    const locked = await lockWithProject(tx, booking.candidate.id)
    if (!locked) return
    const active = await findActiveInterview(tx, ctx, { candidateId: locked.candidate.id, projectId: locked.project.id })
    if (!active) return
    if (!active.isHeld && !mayChange(active.start.getTime(), ctx.now().getTime())) throw new Refusal('invalid_move', text.interviewStarted)
    await lockInterviewers(tx, active.interviewerIds)
    if (active.isHeld) await removeHold(tx, idsOfParts(active))
    else await cancelWithin(tx, ctx, locked, active.parts[0].id, { by: 'candidate', reason })
  })
}

/** Its interviewers and the project's decision makers may change an agreed interview; a day's, all of the day's. */
export async function accessByTeam(tx: Tx, ctx: ActorContext, interviewId: string) {
  const candidateId = await findCandidateOfInterview(tx, interviewId)
  const locked = candidateId && (await lockWithProject(tx, candidateId))
  const row = locked && (await findAgreedState(tx, interviewId, locked.project.id))
  if (!row) throw new Refusal('not_found', text.unknownInterview)
  const ids = await partsWith(tx, interviewId)
  const interviewers: string[] = []
  for (const id of ids) interviewers.push(...(await interviewersOf(tx, id)))
  if (!interviewers.includes(ctx.userId)) {
    if (!mayRead(locked.project, ctx.actor)) throw new Refusal('not_found', text.unknownInterview)
    if (!mayDecide(locked.project, ctx.actor)) throw new Refusal('not_permitted')
  }
  return { locked, state: row.state, interviewers, ids }
}

/** Cancelling twice changes nothing. */
export function cancelByTeam(ctx: ActorContext, { interviewId, reason }: { interviewId: string; reason: string }): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { locked, state, interviewers } = await accessByTeam(tx, ctx, interviewId)
    if (state === 'cancelled') return
    if (state === 'done') throw new Refusal('invalid_move', text.interviewOver)
    await lockInterviewers(tx, interviewers)
    await cancelWithin(tx, ctx, locked, interviewId, { by: 'team', reason })
  })
}

const sentences: Record<Canceller, string> = {
  candidate: 'Canceled by the candidate',
  team: 'Canceled by the team',
  product: 'Canceled because the candidate is no longer being considered',
}

/** Saves it with all its consequences, for all interviews of its day; the caller holds the locks of candidate and interviewers. */
export async function cancelWithin(
  tx: Tx,
  ctx: WorkspaceContext,
  { project, candidate }: { project: LoadedProject; candidate: LoadedCandidate },
  interviewId: string,
  { by, reason }: { by: Canceller; reason: string },
): Promise<void> {
  const cancelled: { interviewId: string; sequence: number }[] = []
  for (const id of await partsWith(tx, interviewId)) {
    const sequence = await saveCancelled(tx, ctx, { id, by, reason: reason.trim() })
    if (sequence !== null) cancelled.push({ interviewId: id, sequence })
  }
  if (cancelled.length === 0) return
  const note = reason.trim() === '' ? sentences[by] : `${sentences[by]}: ${reason.trim()}`
  // a candidate moved to another project has no interview there
  const isHere = candidate.projectId === project.id
  if (isHere && candidate.stage === 'INTERVIEWING')
    await moveCandidate(tx, {
      project,
      candidate,
      to: 'HIRING_MANAGER_APPROVED',
      by: { ctx, actor: null },
      details: { interviewAt: null, note },
    })
  else if (isHere) {
    await saveCandidate(tx, candidate.id, { interviewAt: null })
    await addHistory(tx, ctx, project, candidate.id, { event: 'interview', detail: note })
  }
  const about = { projectId: project.id, candidateId: candidate.id }
  for (const part of cancelled) await record(tx, ctx, { type: 'interview.cancelled', ...about, ...part })
}
