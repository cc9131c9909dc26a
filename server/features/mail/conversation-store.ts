// The only writer of who looks after a conversation, and whether it was snoozed or marked as done.
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'

export interface ConversationCare {
  assigneeId?: string | null
  /** null = no longer. */
  snoozedUntil?: Date | null
  isDone?: boolean
  /** How many emails of the candidate the user saw. */
  seenEmails: number
}

/** What is left out stays as it is; a snooze opens what was done, and the other way around. */
export async function saveCare(tx: Tx, ctx: WorkspaceContext, candidateId: string, care: ConversationCare): Promise<void> {
  const { assigneeId, snoozedUntil, isDone, seenEmails } = care
  const isSorted = snoozedUntil !== undefined || isDone !== undefined
  const values = {
    ...(assigneeId === undefined ? {} : { assignee_id: assigneeId }),
    ...(isDone === undefined ? {} : { done_at: isDone ? ctx.now() : null, snoozed_until: null }),
    ...(snoozedUntil === undefined ? {} : { snoozed_until: snoozedUntil, ...(snoozedUntil ? { done_at: null } : {}) }),
    ...(isSorted ? { seen_emails: seenEmails } : {}),
  }
  await tx
    .insertInto('conversation')
    .values({ candidate_id: candidateId, workspace_id: ctx.workspaceId, ...values })
    .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet(values))
    .execute()
}
