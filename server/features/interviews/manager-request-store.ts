// The only writer of which candidates were sent to which hiring manager, and when; review deadlines are computed from it.
import { sql } from 'kysely'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'

/** Another email about the same candidate to the same address starts over. */
export async function recordRequest(
  tx: Tx,
  ctx: WorkspaceContext,
  { projectId, candidateId, email }: { projectId: string; candidateId: string; email: string },
): Promise<void> {
  const now = { sent_by: ctx.userId, sent_at: ctx.now(), reminded_at: null, escalated_at: null }
  await tx
    .insertInto('manager_request')
    .values({
      workspace_id: ctx.workspaceId,
      project_id: projectId,
      candidate_id: candidateId,
      email: normaliseEmail(email),
      ...now,
    })
    .onConflict((conflict) => conflict.columns(['candidate_id', 'project_id', 'email']).doUpdateSet(now))
    .execute()
}

export async function markRequests(
  tx: Tx,
  column: 'reminded_at' | 'escalated_at',
  now: Date,
  projectId: string,
  email: string,
  candidates: readonly { id: string }[],
): Promise<void> {
  await tx
    .updateTable('manager_request')
    .set({ [column]: now })
    .where('project_id', '=', projectId)
    .where('email', '=', email)
    .where('candidate_id', '=', sql<string>`any(${candidates.map(({ id }) => id)})`)
    .execute()
}
