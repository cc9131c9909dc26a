// Tasks that are due today, or soon for legal deadlines: one notification each, in the transaction that records it.
import { dayOfMoment } from '@fairlead/domain/shared/days'
import { remindDaysBefore } from '@fairlead/domain/conversation/tasks'
import { sql } from 'kysely'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Database } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { markReminded } from '../mail/task-store.ts'

export interface DueTask {
  id: string
  workspaceId: string
}

/** Reminders on their day; data requests a week before and on their day. */
const isDue = (now: Date) => sql<boolean>`state = 'open' and due_at is not null and (
  (due_at <= ${now} and (reminded_at is null or reminded_at < due_at))
  or (kind = 'data_request' and reminded_at is null and due_at <= ${now}::timestamptz + ${remindDaysBefore} * interval '1 day'))`

export async function findDueTasks(database: Database, now: Date, limit: number): Promise<DueTask[]> {
  const { rows } = await sql<DueTask>`
    select id, workspace_id as "workspaceId" from task where ${isDue(now)} order by due_at limit ${limit}`.execute(database.system)
  return rows
}

export function remindOfTask(ctx: WorkspaceContext, id: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    const task = await tx.selectFrom('task').selectAll().where('id', '=', id).where(isDue(ctx.now())).forNoKeyUpdate().executeTakeFirst()
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
