// The only writer of who looks after a conversation, and whether it was put off or dealt with.
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'

export interface ConversationCare {
  assigneeId?: string | null
  /** null = no longer. */
  snoozedUntil?: Date | null
  isDone?: boolean
}

/** What is left out stays as it is. Snoozing opens what was done, and the other way around. */
export async function saveCare(tx: Tx, ctx: WorkspaceContext, candidateId: string, care: ConversationCare): Promise<void> {
  const now = ctx.now()
  const { assigneeId, snoozedUntil, isDone } = care
  const values = {
    ...(assigneeId === undefined ? {} : { assignee_id: assigneeId }),
    ...(snoozedUntil === undefined
      ? {}
      : { snoozed_until: snoozedUntil, snoozed_at: snoozedUntil && now, ...(snoozedUntil ? { done_at: null } : {}) }),
    ...(isDone === undefined ? {} : { done_at: isDone ? now : null, ...(isDone ? { snoozed_at: null, snoozed_until: null } : {}) }),
  }
  await tx
    .insertInto('conversation')
    .values({ candidate_id: candidateId, workspace_id: ctx.workspaceId, ...values })
    .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet(values))
    .execute()
}
