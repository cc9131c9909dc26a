// The only writer of interviews and their interviewers. Every writer locks the interviewers first, so that two never decide
// concurrently. A panelist's time and state follow the interview's (a trigger).
import type { Meeting } from '@fairlead/domain/interview/booking'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import { idsOfParts, type HeldOrBooked, type InterviewKey } from './standing-interview.ts'

/** Locks the interviewers until the transaction ends, always in the same order. */
export async function lockInterviewers(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', 'in', userIds).orderBy('id').forNoKeyUpdate().execute()
}

/** Before a new hold: deletes expired holds of these interviewers and the candidate's current hold, and marks an earlier interview as done. */
export async function clearExpiredHolds(
  tx: Tx,
  ctx: WorkspaceContext,
  interviewerIds: readonly string[],
  current: HeldOrBooked | null,
): Promise<void> {
  await tx
    .deleteFrom('interview')
    .where('state', '=', 'held')
    .where((where) =>
      where.or([
        where.and([
          where('id', 'in', (eb) =>
            eb
              .selectFrom('interview_panelist')
              .select('interview_id')
              .where('user_id', 'in', [...interviewerIds]),
          ),
          where('held_until', '<=', ctx.now()),
        ]),
        where('id', 'in', current ? idsOfParts(current) : ['']),
      ]),
    )
    .execute()
  if (current && !current.isHeld) await saveDone(tx, ctx, current)
}

/** It took place: the next booking is another interview. */
export async function saveDone(tx: Tx, ctx: WorkspaceContext, standing: HeldOrBooked): Promise<void> {
  await tx.updateTable('interview').set({ state: 'done', updated_at: ctx.now() }).where('id', 'in', idsOfParts(standing)).execute()
}

export interface NewHold {
  projectId: string
  candidateId: string
  /** The host first. */
  interviewerIds: readonly [string, ...string[]]
  traineeIds: readonly string[]
  start: Date
  end: Date
  heldUntil: Date
  candidateTimeZone: string
  /** Of the calendar event. */
  uid: string
  meeting: Meeting
  /** null for a single interview. */
  day: { id: string; part: number; name: string } | null
}

export async function insertHold(tx: Tx, ctx: WorkspaceContext, hold: NewHold): Promise<string> {
  const id = newId()
  await tx
    .insertInto('interview')
    .values({
      id,
      workspace_id: ctx.workspaceId,
      project_id: hold.projectId,
      candidate_id: hold.candidateId,
      host_user_id: hold.interviewerIds[0],
      start_at: hold.start,
      end_at: hold.end,
      state: 'held',
      held_until: hold.heldUntil,
      uid: hold.uid,
      candidate_time_zone: hold.candidateTimeZone,
      meeting_kind: hold.meeting.kind,
      meeting_where: hold.meeting.where,
      room: hold.meeting.room,
      day_id: hold.day?.id ?? null,
      part: hold.day?.part ?? 0,
      part_name: hold.day?.name ?? '',
      created_at: ctx.now(),
      updated_at: ctx.now(),
    })
    .execute()
  const [, ...panelists] = hold.interviewerIds
  const about = { interview_id: id, workspace_id: ctx.workspaceId, start_at: hold.start, end_at: hold.end, state: 'held' }
  const members = [
    ...panelists.map((user_id) => ({ ...about, user_id, role: 'interviewer' as const })),
    ...hold.traineeIds.map((user_id) => ({ ...about, user_id, role: 'trainee' as const })),
  ]
  if (members.length > 0)
    await tx
      .insertInto('interview_panelist')
      .values(members.map((member, index) => ({ ...member, position: index + 1 })))
      .execute()
  return id
}

export async function prolongHold(tx: Tx, ctx: WorkspaceContext, current: HeldOrBooked, heldUntil: Date): Promise<void> {
  await tx.updateTable('interview').set({ held_until: heldUntil, updated_at: ctx.now() }).where('id', 'in', idsOfParts(current)).execute()
}

export async function removeHold(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('interview').where('id', 'in', ids).where('state', '=', 'held').execute()
}

/** Turns a hold into an interview. */
export async function saveBooked(
  tx: Tx,
  ctx: WorkspaceContext,
  id: string,
  { timeZone, phone }: { timeZone: string; phone: string | null },
): Promise<void> {
  await tx
    .updateTable('interview')
    .set({ state: 'booked', held_until: null, candidate_time_zone: timeZone, candidate_phone: phone, updated_at: ctx.now() })
    .where('id', '=', id)
    .execute()
}

/** Its reminders are due again. Returns its sequence. */
export async function saveMoved(
  tx: Tx,
  ctx: WorkspaceContext,
  id: string,
  to: { start: Date; end: Date; from: Date; candidateTimeZone: string },
): Promise<number> {
  const { sequence } = await tx
    .updateTable('interview')
    .set((eb) => ({
      start_at: to.start,
      end_at: to.end,
      moved_from: to.from,
      sequence: eb('sequence', '+', 1),
      settled_sequence: eb('sequence', '+', 1),
      candidate_time_zone: to.candidateTimeZone,
      day_reminder_at: null,
      hour_reminder_at: null,
      updated_at: ctx.now(),
    }))
    .where('id', '=', id)
    .returning('sequence')
    .executeTakeFirstOrThrow()
  return sequence
}

export type Canceller = 'candidate' | 'team' | 'product'

/** Returns its sequence; null when it was no longer booked. */
export async function saveCancelled(
  tx: Tx,
  ctx: WorkspaceContext,
  { id, by, reason }: { id: string; by: Canceller; reason: string },
): Promise<number | null> {
  const row = await tx
    .updateTable('interview')
    .set((eb) => ({
      state: 'cancelled',
      cancelled_by: by,
      cancel_reason: reason,
      sequence: eb('sequence', '+', 1),
      settled_sequence: eb('sequence', '+', 1),
      updated_at: ctx.now(),
    }))
    .where('id', '=', id)
    .where('state', '=', 'booked')
    .returning('sequence')
    .executeTakeFirst()
  return row?.sequence ?? null
}

/** Each reminder is written once for each agreed time. */
export async function markReminded(tx: Tx, ctx: WorkspaceContext, id: string, reminder: 'day_before' | 'hour_before'): Promise<void> {
  await tx
    .updateTable('interview')
    .set(reminder === 'day_before' ? { day_reminder_at: ctx.now() } : { hour_reminder_at: ctx.now() })
    .where('id', '=', id)
    .execute()
}

/**
 * The scorecards of a candidate's interviews that weren't canceled can be compared from now on; `by` opened them early, null =
 * automatically.
 */
export async function markDebriefed(
  tx: Tx,
  ctx: WorkspaceContext,
  { candidateId, projectId }: InterviewKey,
  by: string | null,
): Promise<void> {
  await tx
    .updateTable('interview')
    .set({ debriefed_at: ctx.now(), debriefed_by: by })
    .where('candidate_id', '=', candidateId)
    .where('project_id', '=', projectId)
    .where('state', 'in', ['booked', 'done'])
    .where('debriefed_at', 'is', null)
    .execute()
}

/** Asks each interviewer for their scorecard once. */
export async function markScorecardReminded(tx: Tx, ctx: WorkspaceContext, id: string, userId: string): Promise<void> {
  await tx
    .updateTable('interview_panelist')
    .set({ scorecard_reminder_at: ctx.now() })
    .where('interview_id', '=', id)
    .where('user_id', '=', userId)
    .execute()
}

/** Its interviewers changed, the host too unless null: the calendar events and the invitation change with them. */
export function saveHost(tx: Tx, interviewId: string, hostUserId: string | null) {
  return tx
    .updateTable('interview')
    .set((eb) => ({ sequence: eb('sequence', '+', 1), ...(hostUserId === null ? {} : { host_user_id: hostUserId }) }))
    .where('id', '=', interviewId)
    .returning(['workspace_id', 'start_at', 'end_at', 'state', 'sequence'])
    .executeTakeFirstOrThrow()
}
