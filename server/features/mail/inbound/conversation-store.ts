// The only writer of who a conversation is assigned to, and whether it was snoozed or marked as done.
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'

export interface ConversationCare {
  assigneeId?: string | null
  /** null = none. */
  snoozedUntil?: Date | null
  isDone?: boolean
  /** How many of the candidate's emails the user has seen. */
  seenEmails: number
}

/** Omitted fields don't change; a snooze reopens a finished conversation, and vice versa. */
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
