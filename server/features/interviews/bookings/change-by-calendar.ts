// Changes that a candidate makes to their interview in their own calendar, with the same rules as through their link.
import { greetingName } from '@fairlead/domain/shared/person-name'
import { mayChange } from '@fairlead/domain/interview/booking'
import { SlotTaken } from '@fairlead/domain/interview/slot-taken'
import { Refusal } from '@fairlead/domain/refusal'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { loadCandidate, lockWithProject } from '../../candidates/records/access-candidate.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import { poolOfPanel, readPanel } from '../../projects/team/interviewers.ts'
import { assertMayBook, type BookingTools } from './access-booking.ts'
import { cancelWithin } from './cancel-interview.ts'
import { idsOf, withAlternatives } from './hold-slot.ts'
import { lockInterviewers } from '../records/interview-store.ts'
import { interviewersOf, partsWith } from '../records/standing-interview.ts'
import type { InterviewView } from '../records/interview-views.ts'
import { moveWithin } from './move-interview.ts'
import { text } from '../texts/texts.ts'

/** Refuses with 'slot_taken' and the free times, with 'calendar_unreachable', or when there is nothing left to move. */
export async function moveByCalendar(
  ctx: WorkspaceContext,
  { recheckCalendars }: Pick<BookingTools, 'recheckCalendars'>,
  view: InterviewView,
  start: number,
): Promise<void> {
  const loaded = await ctx.transaction(async (tx) => {
    const candidate = await loadCandidate(tx, view.candidateId, false)
    const project = candidate && (await loadProject(tx, candidate.projectId))
    const panel = await readPanel(
      tx,
      view.interviewers.map(({ userId }) => userId),
    )
    return candidate && project?.id === view.projectId && panel ? { candidate, project, panel } : null
  })
  if (!loaded) throw new Refusal('invalid_move', text.nothingToMove)
  const { candidate, project, panel } = loaded
  assertMayBook({ project, candidate })
  if (!(await recheckCalendars(ctx, idsOf(panel)))) throw new Refusal('calendar_unreachable')
  const { id, stage, profile } = candidate
  const booking = { ctx, project, candidate: { id, stage, firstName: greetingName(profile) }, pool: poolOfPanel(panel), bookedBy: null }
  // one interview of a day doesn't move without the others
  if (view.day) throw new SlotTaken([])
  await withAlternatives(booking, start, () => ctx.transaction((tx) => moveWithin(tx, booking, { start, zone: view.candidateTimeZone })))
}

/** Does nothing if it has begun or is already canceled. */
export function cancelByCalendar(ctx: WorkspaceContext, view: InterviewView, reason: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    const locked = await lockWithProject(tx, view.candidateId)
    if (!locked || !mayChange(view.start.getTime(), ctx.now().getTime())) return
    for (const id of await partsWith(tx, view.id)) await lockInterviewers(tx, await interviewersOf(tx, id))
    await cancelWithin(tx, ctx, locked, view.id, { by: 'candidate', reason })
  })
}
