// Relay state shared by all workers: circuit breaker, manual pause, and last refusal.
import { sql } from 'kysely'
import { answerWithoutAddresses, causeOfRefusal, type RefusalCause } from '@fairlead/domain/outreach/refusal-cause'
import type { SendOutcome } from '@fairlead/domain/ports/mail'
import type { Database } from '../../../platform/database.ts'
import { clearRefusals } from '../messages/message-store.ts'

/** `probe`: the breaker is half open, one message may try. */
export type RelayState = 'closed' | 'open' | 'probe' | 'paused'

export const relayTimes = {
  /** Seconds until an unreachable relay is retried: 5, doubled after each failure, at most five minutes. */
  firstPause: 5,
  longestPause: 300,
  /** How long one worker may take to try it; longer than any of its timeouts. */
  probe: 900,
  /** Consecutive deferred or unanswered messages that also open the breaker. */
  deferredInARow: 5,
  /** Different messages refused in a row, with none accepted in between, that mean that we are at fault. */
  refusedInARow: 3,
}

/** The relay's state, and the milliseconds until an open breaker is half-open. */
export async function readRelay(database: Database, relay: string): Promise<{ state: RelayState; waitMs: number }> {
  const row = await database.system
    .selectFrom('mail_relay')
    .select(['failures', 'paused_at'])
    .select(sql<number>`greatest(0, extract(epoch from greatest(open_until, probe_until) - clock_timestamp()) * 1000)::float8`.as('wait'))
    .where('relay', '=', relay)
    .executeTakeFirst()
  if (row?.paused_at) return { state: 'paused', waitMs: 0 }
  if (!row || row.failures === 0) return { state: 'closed', waitMs: 0 }
  return { state: row.wait > 0 ? 'open' : 'probe', waitMs: row.wait }
}

/** Claims the only right to try a relay whose breaker is half-open; the outcome or `endProbe` releases it. */
export async function beginProbe(database: Database, relay: string): Promise<boolean> {
  const taken = await database.system
    .updateTable('mail_relay')
    .set({ probe_until: sql<Date>`clock_timestamp() + make_interval(secs => ${relayTimes.probe})` })
    .where('relay', '=', relay)
    .where(sql<boolean>`failures > 0 and open_until <= clock_timestamp() and (probe_until is null or probe_until <= clock_timestamp())`)
    .returning('relay')
    .executeTakeFirst()
  return taken !== undefined
}

export async function endProbe(database: Database, relay: string): Promise<void> {
  await database.system.updateTable('mail_relay').set({ probe_until: null }).where('relay', '=', relay).execute()
}

/** Counts an outcome for the breaker; returns its effect, for the log. */
export async function recordRelayOutcome(database: Database, relay: string, outcome: SendOutcome): Promise<RelayState> {
  // a message that failed locally is no evidence about the relay
  if (outcome.state === 'refused' && outcome.stage === 'local') return (await readRelay(database, relay)).state
  const cause: RefusalCause | 'sent' | 'unknown' = outcome.state === 'refused' ? causeOfRefusal(outcome) : outcome.state
  if (cause === 'sent' || cause === 'recipient') {
    await recordRelayReached(database, relay)
    // no one asks what an email that arrived did to the relay
    if (cause === 'sent') return 'closed'
  } else await recordRelayTrouble(database, relay, cause, answerWithoutAddresses(outcome.response))
  return (await readRelay(database, relay)).state
}

async function recordRelayReached(database: Database, relay: string): Promise<void> {
  await database.system
    .updateTable('mail_relay')
    .set({ failures: 0, deferred: 0, open_until: null, probe_until: null, failing_since: null, notified_at: null })
    .where('relay', '=', relay)
    .where(sql<boolean>`failures > 0 or deferred > 0 or failing_since is not null`)
    .execute()
}

async function recordRelayTrouble(
  database: Database,
  relay: string,
  cause: Exclude<RefusalCause, 'recipient'> | 'unknown',
  answer: string,
): Promise<void> {
  const isUnreachable = cause === 'relay'
  const isPause = cause === 'sender' || (cause === 'message' && (await refusedInARow(database, relay)) >= relayTimes.refusedInARow)
  const deferred = cause === 'later' || cause === 'unknown' ? 1 : 0
  await database.system.transaction().execute(async (tx) => {
    await tx
      .insertInto('mail_relay')
      .values({ relay })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const row = await tx
      .selectFrom('mail_relay')
      .select(['failures', 'deferred', 'failing_since', 'paused_at'])
      .select(sql<Date>`clock_timestamp()`.as('now'))
      // concurrent failures of several lanes count once
      .select(sql<boolean>`coalesce(open_until <= clock_timestamp(), true)`.as('is_over'))
      .where('relay', '=', relay)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const inARow = row.deferred + deferred
    const opens = row.is_over && (isUnreachable || inARow >= relayTimes.deferredInARow || (row.failures > 0 && deferred > 0))
    const seconds = Math.min(relayTimes.firstPause * 2 ** Math.min(row.failures, 20), relayTimes.longestPause)
    const isFailing = opens || isPause || row.failures > 0
    await tx
      .updateTable('mail_relay')
      .set({
        deferred: inARow,
        answer,
        answered_at: row.now,
        probe_until: null,
        failing_since: row.failing_since ?? (isFailing ? row.now : null),
        paused_at: row.paused_at ?? (isPause ? row.now : null),
        ...(opens ? { failures: row.failures + 1, open_until: new Date(row.now.getTime() + seconds * 1000) } : {}),
      })
      .where('relay', '=', relay)
      .execute()
  })
}

/** Different messages refused since the relay last accepted one. */
async function refusedInARow(database: Database, relay: string): Promise<number> {
  const row = await database.system
    .selectFrom('message')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('mailbox_id', 'is', null)
    .where('refused_at', '>', (eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom('message as accepted')
          .select((builder) => builder.fn.max('accepted.sent_at').as('at'))
          .where('accepted.relay', '=', relay),
        sql<Date>`'-infinity'::timestamptz`,
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** How many messages the relay accepted after `since`, counted up to what the rule needs. */
export async function countTakenSince(database: Database, relay: string, since: Date, max: number): Promise<number> {
  const rows = await database.system
    .selectFrom('message')
    .select('id')
    .where('relay', '=', relay)
    .where('sent_at', '>', since)
    .limit(max)
    .execute()
  return rows.length
}

/** Paused relays, and those whose breaker is open. */
export async function resumeAllRelays(database: Pick<Database, 'system'>): Promise<void> {
  const relays = await database.system.selectFrom('mail_relay').select('relay').execute()
  for (const { relay } of relays) await resumeRelay(database, relay)
}

/** A user resumes sending; the queue is retried immediately. */
export async function resumeRelay(database: Pick<Database, 'system'>, relay: string): Promise<void> {
  await database.system
    .updateTable('mail_relay')
    .set({ paused_at: null, failures: 0, deferred: 0, open_until: null, probe_until: null, failing_since: null, notified_at: null })
    .where('relay', '=', relay)
    .execute()
  // refusals from before the pause don't count for the next attempt
  await clearRefusals(database)
}

/** Staff know about the problem; they are notified again of a new one. */
export async function markRelaysNotified(database: Database): Promise<void> {
  await database.system
    .updateTable('mail_relay')
    .set({ notified_at: sql<Date>`clock_timestamp()` })
    .where('notified_at', 'is', null)
    .execute()
}
