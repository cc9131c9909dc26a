// Checks once a minute whether open requests have been paid, because a browser may be closed before it returns.
import type { Payments } from '@fairlead/domain/ports/payments'
import { settlePayments } from '../features/checkout/settle-request.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { startPolling } from './poll.ts'

const pollMs = 60_000

export function startPaymentWatch(database: Database, payments: Payments | null, log: Log): { stop(): Promise<void> } {
  if (!payments) return { stop: () => Promise.resolve() }
  return startPolling(
    pollMs,
    () => settlePayments(database, payments, () => new Date()),
    (error) => log.warn({ err: error }, 'could not check payments; will retry'),
  )
}
