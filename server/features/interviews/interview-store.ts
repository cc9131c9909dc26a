// The only writer of interviews. Whoever writes holds the lock of the host first, so that two never decide at once.
import { randomUUID } from 'node:crypto'
import type { MeetingKind } from '@fairlead/domain/interview/interviewer'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'

const dayMs = 86_400_000

/** Keeps hosts to oneself until the transaction ends, always in the same order; holds of theirs that are over are gone afterwards. */
export async function lockHosts(tx: Tx, ctx: WorkspaceContext, userIds: readonly string[]): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', 'in', userIds).orderBy('id').forNoKeyUpdate().execute()
  await tx
    .deleteFrom('interview')
    .where('host_user_id', 'in', userIds)
    .where('state', '=', 'held')
    .where('held_until', '<=', ctx.now())
    .execute()
}

export interface LivingInterview {
  id: string
  hostUserId: string
  start: Date
  end: Date
  isHeld: boolean
  heldUntil: Date | null
}

/** What a candidate has held or booked in a project; one that was over a day ago is done, and makes room for another. */
export async function findLiving(
  tx: Tx,
  ctx: WorkspaceContext,
  key: { candidateId: string; projectId: string },
): Promise<LivingInterview | null> {
  const row = await tx
    .selectFrom('interview')
    .select(['id', 'host_user_id', 'start_at', 'end_at', 'state', 'held_until'])
    .where('candidate_id', '=', key.candidateId)
    .where('project_id', '=', key.projectId)
    .where('state', 'in', ['held', 'booked'])
    .executeTakeFirst()
  if (!row || (row.held_until && row.held_until <= ctx.now())) return null
  if (row.end_at.getTime() < ctx.now().getTime() - dayMs) return null
  return {
    id: row.id,
    hostUserId: row.host_user_id,
    start: row.start_at,
    end: row.end_at,
    isHeld: row.state === 'held',
    heldUntil: row.held_until,
  }
}

/** Ends what stands in the way of a new one: a hold of theirs is given back, an interview of another day is done. */
export async function makeRoom(tx: Tx, ctx: WorkspaceContext, key: { candidateId: string; projectId: string }): Promise<void> {
  const own = tx.deleteFrom('interview').where('candidate_id', '=', key.candidateId).where('project_id', '=', key.projectId)
  await own.where('state', '=', 'held').execute()
  await tx
    .updateTable('interview')
    .set({ state: 'done', updated_at: ctx.now() })
    .where('candidate_id', '=', key.candidateId)
    .where('project_id', '=', key.projectId)
    .where('state', '=', 'booked')
    .where('end_at', '<', new Date(ctx.now().getTime() - dayMs))
    .execute()
}

export interface NewHold {
  projectId: string
  candidateId: string
  hostUserId: string
  start: Date
  end: Date
  heldUntil: Date
  candidateTimeZone: string
  meeting: { kind: MeetingKind; where: string }
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
      host_user_id: hold.hostUserId,
      start_at: hold.start,
      end_at: hold.end,
      state: 'held',
      held_until: hold.heldUntil,
      uid: randomUUID(),
      candidate_time_zone: hold.candidateTimeZone,
      meeting_kind: hold.meeting.kind,
      meeting_where: hold.meeting.where,
      created_at: ctx.now(),
      updated_at: ctx.now(),
    })
    .execute()
  return id
}

export async function prolongHold(tx: Tx, ctx: WorkspaceContext, id: string, heldUntil: Date): Promise<void> {
  await tx.updateTable('interview').set({ held_until: heldUntil, updated_at: ctx.now() }).where('id', '=', id).execute()
}

export async function removeHold(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('interview').where('id', '=', id).where('state', '=', 'held').execute()
}

/** A hold becomes an interview. */
export async function saveBooked(tx: Tx, ctx: WorkspaceContext, id: string, candidateTimeZone: string): Promise<void> {
  await tx
    .updateTable('interview')
    .set({ state: 'booked', held_until: null, candidate_time_zone: candidateTimeZone, updated_at: ctx.now() })
    .where('id', '=', id)
    .execute()
}

/** Its mails before it are due anew. Tells its sequence. */
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

/** Tells its sequence; null when it was not booked any more. */
export async function saveCancelled(tx: Tx, ctx: WorkspaceContext, id: string, by: Canceller, reason: string): Promise<number | null> {
  const row = await tx
    .updateTable('interview')
    .set((eb) => ({
      state: 'cancelled',
      cancelled_by: by,
      cancel_reason: reason,
      sequence: eb('sequence', '+', 1),
      updated_at: ctx.now(),
    }))
    .where('id', '=', id)
    .where('state', '=', 'booked')
    .returning('sequence')
    .executeTakeFirst()
  return row?.sequence ?? null
}
