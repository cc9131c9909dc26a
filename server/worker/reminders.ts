// The rounds that remind users: of unread notifications, of decisions that wait for a hiring manager, of due tasks.
import { findDueDigests } from '../features/alerts/delivery/digest-views.ts'
import { mailDigest } from '../features/alerts/delivery/mail-digest.ts'
import { findLateManagers } from '../features/interviews/reviews/manager-request-store.ts'
import { remindManager } from '../features/interviews/reviews/remind-managers.ts'
import type { MailSettings } from '../features/mail/messages/mail-settings.ts'
import { findDueTasks } from '../features/mail/messages/task-store.ts'
import { remindOfTask } from '../features/tasks/remind-tasks.ts'
import { systemContext } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'

const digestsAtOnce = 200
const remindersAtOnce = 500
const systemClock = () => new Date()

/** One round over users with unread notifications; `now` is a parameter so that tests can advance the clock. */
export async function mailDueDigests(database: Database, settings: MailSettings, log: Log, now: () => Date = systemClock): Promise<void> {
  for (const { userId, workspaceId } of await findDueDigests(database, now(), digestsAtOnce)) {
    try {
      await mailDigest(systemContext(database, workspaceId, now), settings, userId)
    } catch (error) {
      log.warn({ err: error, user: userId }, 'could not write a digest')
    }
  }
}

/** The same over hiring managers who haven't decided. */
export async function remindLateManagers(
  database: Database,
  settings: MailSettings,
  log: Log,
  now: () => Date = systemClock,
): Promise<void> {
  for (const key of await findLateManagers(database, now(), remindersAtOnce)) {
    try {
      await remindManager(systemContext(database, key.workspaceId, now), settings, key)
    } catch (error) {
      log.warn({ err: error, project: key.projectId }, 'could not remind a hiring manager')
    }
  }
}

/** The same over due tasks. */
export async function remindOfDueTasks(database: Database, log: Log, now: () => Date = systemClock): Promise<void> {
  for (const task of await findDueTasks(database, now(), remindersAtOnce)) {
    try {
      await remindOfTask(systemContext(database, task.workspaceId, now), task.id)
    } catch (error) {
      log.warn({ err: error, task: task.id }, 'could not send a task reminder')
    }
  }
}
