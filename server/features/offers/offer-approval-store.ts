// The only writer of who has to approve an offer letter, and of their decisions.
import { personNameAsText } from '@fairlead/domain/account/names'
import type { Approval } from '@fairlead/domain/candidate/offer-letter'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'

export interface StoredApproval extends Approval {
  userId: string
  comment: string
  decidedAt: Date | null
}

export async function listApprovals(tx: Tx, letterId: string): Promise<StoredApproval[]> {
  const rows = await tx
    .selectFrom('offer_approval')
    .innerJoin('users', 'users.id', 'offer_approval.user_id')
    .select(['user_id', 'decision', 'comment', 'version', 'decided_at', 'first_name', 'last_name'])
    .where('letter_id', '=', letterId)
    .orderBy('first_name')
    .orderBy('user_id')
    .execute()
  return rows.map((row) => ({
    userId: row.user_id,
    name: personNameAsText(row.first_name, row.last_name),
    decision: row.decision,
    comment: row.comment,
    version: row.version,
    decidedAt: row.decided_at,
  }))
}

/** These users and no others have to approve; decisions of those who stay are kept. Returns who was added. */
export async function chooseApprovers(tx: Tx, ctx: WorkspaceContext, letterId: string, userIds: readonly string[]): Promise<string[]> {
  const before = new Set((await listApprovals(tx, letterId)).map(({ userId }) => userId))
  const removed = [...before].filter((id) => !userIds.includes(id))
  const added = [...new Set(userIds)].filter((id) => !before.has(id))
  if (removed.length > 0) await tx.deleteFrom('offer_approval').where('letter_id', '=', letterId).where('user_id', 'in', removed).execute()
  if (added.length > 0)
    await tx
      .insertInto('offer_approval')
      .values(added.map((user_id) => ({ letter_id: letterId, user_id, workspace_id: ctx.workspaceId })))
      .execute()
  return added
}

/** About this version; deciding again about it changes the decision. */
export async function saveApproval(
  tx: Tx,
  ctx: WorkspaceContext,
  target: { letterId: string; userId: string; version: number },
  { decision, comment }: { decision: 'approved' | 'returned'; comment: string },
): Promise<void> {
  await tx
    .updateTable('offer_approval')
    .set({ decision, comment, version: target.version, decided_at: ctx.now() })
    .where('letter_id', '=', target.letterId)
    .where('user_id', '=', target.userId)
    .execute()
}
