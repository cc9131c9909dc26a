// When to read a mailbox whose vendor announces new mail: at each announcement, and on a schedule as a safety net, less often
// while the announcements are reliable.
import { calmPollSeconds, isPushAlive } from '@fairlead/domain/outreach/mail-push'
import { databaseNow, nameOfMailbox, readToEndAt } from '../features/mail/mailboxes/mailbox-state.ts'
import type { StoredMailbox } from '../features/mail/mailboxes/mailbox-store.ts'
import { findSubscription, listRequested, settleRequest } from '../features/mail/mailboxes/mailbox-subscription-store.ts'
import { recordMissed } from '../features/mail/connections/record-missed.ts'
import { pushObstacle, type PushSettings } from '../features/mail/mailboxes/push-setup.ts'
import type { Database } from '../platform/database.ts'
import { listenTo } from '../platform/listen.ts'
import type { Log } from '../platform/log.ts'

export interface PushReading {
  /** Whether the scheduled reading takes place. */
  isDue(): Promise<boolean>
  begin(): Promise<void>
  end(arrivals: readonly Date[]): Promise<void>
  fail(): void
}

/** A vendor may list an email a moment after announcing it. */
const listedLateMs = 20_000

export function pushReading(database: Database, mailbox: StoredMailbox, settings: PushSettings): PushReading {
  const calmMs = calmPollSeconds(settings.followUpReadingMinutes) * 1000
  let requestedAt: Date | null = null
  // read once by this process before it relies on announcements, and again after a failure
  let isCalm = false
  return {
    async isDue() {
      if (!isCalm || pushObstacle(settings, mailbox.kind) !== null) return true
      const subscription = await findSubscription(database.system, mailbox.id)
      const now = await databaseNow(database)
      if (!subscription || subscription.requestedAt !== null || !isPushAlive(subscription, now)) return true
      const readAt = await readToEndAt(database, nameOfMailbox(mailbox.id))
      return readAt === null || now.getTime() - readAt.getTime() >= calmMs
    },
    async begin() {
      requestedAt = (await findSubscription(database.system, mailbox.id))?.requestedAt ?? null
    },
    async end(arrivals) {
      isCalm = true
      if (requestedAt === null) return recordMissed(database, mailbox, arrivals)
      const age = (await databaseNow(database)).getTime() - requestedAt.getTime()
      // found nothing yet: the next scheduled read tries again
      if (arrivals.length > 0 || age >= listedLateMs) await settleRequest(database.system, mailbox.id, requestedAt)
    },
    fail() {
      isCalm = false
    },
  }
}

/** Announcements for one mailbox cause at most one read a second, however many arrive. */
const gapMs = 1000

/** Calls `wake` for each mailbox with a due read, as soon as any process has received an announcement. */
export function listenToPushes(database: Database, wake: (mailboxId: string) => void, log: Log): { stop(): Promise<void> } {
  const lastWakes = new Map<string, number>()
  const timers = new Map<string, NodeJS.Timeout>()
  const wakeSoon = (mailboxId: string) => {
    if (timers.has(mailboxId)) return
    const waitMs = Math.max(0, (lastWakes.get(mailboxId) ?? 0) + gapMs - Date.now())
    const run = () => {
      timers.delete(mailboxId)
      lastWakes.set(mailboxId, Date.now())
      wake(mailboxId)
    }
    timers.set(mailboxId, setTimeout(run, waitMs))
  }
  const onNews = (mailboxId: string | null) => {
    if (mailboxId !== null) return wakeSoon(mailboxId)
    listRequested(database).then(
      (ids) => ids.forEach(wakeSoon),
      (error: unknown) => log.warn({ err: error }, 'could not look for announced email; it is read by schedule'),
    )
  }
  const listening = listenTo(database, 'fairlead_mailbox', onNews)
  return {
    async stop() {
      await (
        await listening
      )()
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
