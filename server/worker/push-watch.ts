// Maintains the subscriptions of mailboxes whose vendors announce new mail.
import type { MailboxTools } from '../features/mail/connect-mailbox.ts'
import type { PushSettings } from '../features/mail/push-setup.ts'
import { renewPushes } from '../features/mail/renew-push.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { startPolling } from '../platform/poll.ts'

const usualEveryMs = 5000

export function startPushWatch(
  database: Database,
  tools: Omit<MailboxTools, 'database'>,
  settings: PushSettings,
  log: Log,
  everyMs = usualEveryMs,
): { stop(): Promise<void> } {
  const round = async () => {
    await renewPushes(database, tools, settings, (error, mailbox) => log.warn({ err: error, mailbox }, 'a mailbox is not announced'))
  }
  return startPolling(everyMs, round, (error) => log.warn({ err: error }, 'could not renew the subscriptions of mailboxes; will retry'))
}
