// Who takes part in a booked interview, when that changes: someone declines, takes over, or no longer sits in.
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { saveHost } from './interview-store.ts'

interface Participation {
  interviewId: string
  userId: string
}

const participation = (tx: Tx, { interviewId, userId }: Participation) =>
  tx.updateTable('interview_panelist').where('interview_id', '=', interviewId).where('user_id', '=', userId)

/** They no longer take part and are free for others; their event is removed from their calendar. */
export async function saveLeft(tx: Tx, key: Participation): Promise<void> {
  await participation(tx, key).set({ role: 'declined', state: 'cancelled', tries: 0, next_try_at: null }).execute()
}

/** Someone else takes their place, as host too; everyone's events and the invitation change. Returns the sequence. */
export async function saveReplaced(tx: Tx, ctx: WorkspaceContext, key: Participation, joined: string): Promise<number> {
  const { position } = await tx
    .selectFrom('interview_panelist')
    .select('position')
    .where('interview_id', '=', key.interviewId)
    .where('user_id', '=', key.userId)
    .executeTakeFirstOrThrow()
  await saveLeft(tx, key)
  const row = await saveHost(tx, key.interviewId, position === 0 ? joined : null)
  const { workspace_id, start_at, end_at, state } = row
  const part = { role: 'interviewer' as const, position, start_at, end_at, state, tries: 0, next_try_at: ctx.now() }
  await tx
    .insertInto('interview_panelist')
    .values({ interview_id: key.interviewId, user_id: joined, workspace_id, ...part })
    // a trainee, or someone who declined before and is free now
    .onConflict((conflict) => conflict.columns(['interview_id', 'user_id']).doUpdateSet(part))
    .execute()
  return row.sequence
}

/** Those who sit in. */
export async function traineesOf(tx: Tx, interviewId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('interview_panelist')
    .select('user_id')
    .where('interview_id', '=', interviewId)
    .where('role', '=', 'trainee')
    .execute()
  return rows.map(({ user_id }) => user_id)
}
