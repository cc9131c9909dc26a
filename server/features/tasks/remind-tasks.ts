// Tasks that are due today, or soon for legal deadlines: one notification each, in the transaction that records it.
import { dayOfMoment } from '@fairlead/domain/shared/days'
import type { WorkspaceContext } from '../../platform/context.ts'
import { record } from '../../platform/events.ts'
import { lockDueTask, markReminded } from '../mail/messages/task-store.ts'

export function remindOfTask(ctx: WorkspaceContext, id: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    const task = await lockDueTask(tx, id, ctx.now())
    if (!task?.due_at) return
    await markReminded(tx, ctx, id)
    await record(tx, ctx, {
      type: 'task.due',
      projectId: task.project_id,
      candidateId: task.candidate_id,
      taskId: id,
      kind: task.kind,
      day: dayOfMoment(task.due_at),
    })
  })
}
