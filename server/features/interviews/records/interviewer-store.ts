// The only writer of interviewers' settings.
import type { InterviewerSettings } from '@fairlead/domain/interview/interviewer'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'

/** null until they set something. */
export async function findInterviewer(tx: Tx, userId: string): Promise<InterviewerSettings | null> {
  const row = await tx.selectFrom('interviewer_settings').select('settings').where('user_id', '=', userId).executeTakeFirst()
  return row?.settings ?? null
}

export async function saveInterviewer(tx: Tx, ctx: ActorContext, settings: InterviewerSettings): Promise<void> {
  const now = { settings: JSON.stringify(settings), updated_at: ctx.now() }
  await tx
    .insertInto('interviewer_settings')
    .values({ user_id: ctx.userId, workspace_id: ctx.workspaceId, ...now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(now))
    .execute()
}
