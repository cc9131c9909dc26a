// The loop over users with unread notifications, once a minute.
import { findDueDigests, mailDigest } from '../features/alerts/mail-digest.ts'
import type { MailSettings } from '../features/mail/mail-settings.ts'
import { systemContext } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { startPolling } from './poll.ts'

const pollMs = 60_000
const atOnce = 200

/** One round; `now` is a parameter so that tests can advance the clock. */
export async function mailDueDigests(
  database: Database,
  settings: MailSettings,
  log: Log,
  now: () => Date = () => new Date(),
): Promise<void> {
  for (const { userId, workspaceId } of await findDueDigests(database, now(), atOnce)) {
    try {
      await mailDigest(systemContext(database, workspaceId, now), settings, userId)
    } catch (error) {
      log.warn({ err: error, user: userId }, 'could not write a digest')
    }
  }
}

export function startDigestSender(database: Database, settings: MailSettings, log: Log): { stop(): Promise<void> } {
  return startPolling(
    pollMs,
    () => mailDueDigests(database, settings, log),
    (error) => log.warn({ err: error }, 'could not send digests; will retry'),
  )
}
