// An approval that the calendar gate stopped is notified of, although nothing was changed.
import { Refusal } from '@fairlead/domain/refusal'
import type { WorkspaceContext } from '../../platform/context.ts'
import { record } from '../../platform/events.ts'

/** Runs `work`; when the gate refuses it, the event is written in a transaction of its own and the refusal goes on. */
export async function recordBlockedApproval<T>(ctx: WorkspaceContext, candidateId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal && error.code === 'calendar_required')
      await ctx.transaction(async (tx) => {
        const row = await tx.selectFrom('candidate').select('project_id').where('id', '=', candidateId).executeTakeFirst()
        if (row) await record(tx, ctx, { type: 'calendar.prevented', projectId: row.project_id, candidateId })
      })
    throw error
  }
}
