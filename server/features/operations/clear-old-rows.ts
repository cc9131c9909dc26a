// The nightly cleanup: handled events, ended sessions and links, processed webhooks, old processes.
import { testEmailType } from '@fairlead/domain/outreach/test-email'
import { sql } from 'kysely'
import { isNamed } from '../mail/messages/attachment-store.ts'
import type { Database } from '../../platform/database.ts'

export interface Retention {
  /** Days for which handled events are kept. */
  eventDays: number
  /** Days after which sessions, links and imports that have ended are removed, webhooks that were processed, and deleted templates. */
  endedDays: number
}

/** Days for which counterfactual runs are kept: a year and a month, for a yearly audit. */
const fairnessDays = 396

/** Days for which an unused vector is kept. */
const embeddingDays = 90

/** Days for which a file is kept that no email names: drafts are on the user's device, so that no one else knows when one is given up. */
const unsentFileDays = 7

/** Rows deleted at once, so that no lock is held for long. */
const batch = 2000
/** Held by the process that cleans up; the others skip it. */
const clearingLock = 7_201_140

/** Returns how many rows were removed from each table; null when another process is running it. Safe to stop and repeat at any time. */
export async function clearOldRows(database: Database, { eventDays, endedDays }: Retention): Promise<Record<string, number> | null> {
  const olderThan = (days: number) => sql`now() - make_interval(days => ${days})`
  const rules = {
    event: sql`event where id in (select id from event where handled_at is not null and at < ${olderThan(eventDays)} order by id limit ${batch})`,
    session: sql`session where token_hash in (select token_hash from session where expires_at < ${olderThan(endedDays)} limit ${batch})`,
    auth_challenge: sql`auth_challenge where token_hash in (select token_hash from auth_challenge where expires_at < now() limit ${batch})`,
    sso_logout: sql`sso_logout where ctid in (select ctid from sso_logout where expires_at < now() limit ${batch})`,
    link: sql`link where token_hash in (select token_hash from link where expires_at < ${olderThan(endedDays)} limit ${batch})`,
    ats_webhook: sql`ats_webhook where ctid in (select ctid from ats_webhook where at < ${olderThan(endedDays)} limit ${batch})`,
    import_run: sql`import_run where id in (select id from import_run where finished_at < ${olderThan(endedDays)} limit ${batch})`,
    fairness_run: sql`fairness_run where id in (select id from fairness_run where finished_at < ${olderThan(fairnessDays)} limit ${batch})`,
    model_trial: sql`model_trial where id in (select id from model_trial where finished_at < ${olderThan(fairnessDays)} limit ${batch})`,
    // they contain a candidate's data, and no one needs them once they have arrived or failed
    message: sql`message where id in (select id from message where email_type = ${testEmailType} and state in ('sent', 'cancelled', 'parked') and created_at < ${olderThan(1)} limit ${batch})`,
    team_template: sql`team_template where ctid in (select ctid from team_template where deleted_at < ${olderThan(endedDays)} limit ${batch})`,
    attachment: sql`attachment where id in (select id from attachment where created_at < ${olderThan(unsentFileDays)} and not ${isNamed} limit ${batch})`,
    embedding: sql`embedding where ctid in (select ctid from embedding where used_at < ${olderThan(embeddingDays)} limit ${batch})`,
    link_check: sql`link_check where ctid in (select ctid from link_check where good_until < ${olderThan(1)} limit ${batch})`,
    process_state: sql`process_state where seen_at < ${olderThan(1)}`,
  }
  const removed: Record<string, number> = {}
  for (const [table, rule] of Object.entries(rules))
    for (;;) {
      const count = await database.system.transaction().execute(async (tx) => {
        const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${clearingLock}) as mine`.execute(tx)
        if (!rows.some((row) => row.mine)) return null
        return Number((await sql`delete from ${rule}`.execute(tx)).numAffectedRows ?? 0)
      })
      if (count === null) return null
      removed[table] = (removed[table] ?? 0) + count
      if (count < batch) break
    }
  return removed
}
