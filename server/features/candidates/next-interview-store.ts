// The only writer of the interviewers of a candidate's next interview.
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import type { NextInterview } from '../projects/interviewers.ts'

/** From now on the project's interviewers hold the candidate's interviews. */
export async function deleteNextInterview(tx: Tx, candidateId: string): Promise<void> {
  await tx.deleteFrom('next_interview').where('candidate_id', '=', candidateId).execute()
}

/** Replaces the interviewers of an earlier round. */
export async function saveNextInterview(
  tx: Tx,
  ctx: WorkspaceContext & { userId: string },
  about: { candidateId: string; projectId: string },
  { interviewerIds, isPanel }: NextInterview,
): Promise<void> {
  const chosen = { project_id: about.projectId, interviewer_ids: [...interviewerIds], is_panel: isPanel }
  const by = { created_by: ctx.userId, created_at: ctx.now() }
  await tx
    .insertInto('next_interview')
    .values({ candidate_id: about.candidateId, workspace_id: ctx.workspaceId, ...chosen, ...by })
    .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet({ ...chosen, ...by }))
    .execute()
}
