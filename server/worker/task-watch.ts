// The loop over due tasks, once a minute.
import { findDueTasks, remindOfTask } from '../features/tasks/remind-tasks.ts'
import { systemContext } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { startPolling } from './poll.ts'

const pollMs = 60_000
const atOnce = 500

/** One round; `now` is a parameter so that tests can advance the clock. */
export async function remindOfDueTasks(database: Database, log: Log, now: () => Date = () => new Date()): Promise<void> {
  for (const task of await findDueTasks(database, now(), atOnce)) {
    try {
      await remindOfTask(systemContext(database, task.workspaceId, now), task.id)
    } catch (error) {
      log.warn({ err: error, task: task.id }, 'could not send a task reminder')
    }
  }
}

export function startTaskWatch(database: Database, log: Log): { stop(): Promise<void> } {
  return startPolling(
    pollMs,
    () => remindOfDueTasks(database, log),
    (error) => log.warn({ err: error }, 'could not send task reminders; will retry'),
  )
}
