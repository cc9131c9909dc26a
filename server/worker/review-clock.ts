// The loop over hiring managers who haven't decided, once a minute.
import { findLateManagers, remindManager } from '../features/interviews/remind-managers.ts'
import type { MailSettings } from '../features/mail/mail-settings.ts'
import { systemContext } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { startPolling } from './poll.ts'

const pollMs = 60_000
const atOnce = 500

/** One round; `now` is a parameter so that tests can advance the clock. */
export async function remindLateManagers(
  database: Database,
  settings: MailSettings,
  log: Log,
  now: () => Date = () => new Date(),
): Promise<void> {
  for (const key of await findLateManagers(database, now(), atOnce)) {
    try {
      await remindManager(systemContext(database, key.workspaceId, now), settings, key)
    } catch (error) {
      log.warn({ err: error, project: key.projectId }, 'could not remind a hiring manager')
    }
  }
}

export function startReviewClock(database: Database, settings: MailSettings, log: Log): { stop(): Promise<void> } {
  return startPolling(
    pollMs,
    () => remindLateManagers(database, settings, log),
    (error) => log.warn({ err: error }, 'could not remind hiring managers; will retry'),
  )
}
