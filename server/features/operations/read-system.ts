// System status for operators: queues, ages, failed events, and live processes.
import { sql } from 'kysely'
import type { Database } from '../../platform/database.ts'
import { must } from '@fairlead/domain/shared/records'

export interface SystemState {
  openEvents: number
  /** Seconds since the oldest unhandled event was recorded; 0 when none waits. */
  oldestEventSeconds: number
  deadEvents: number
  dueEmails: number
  oldestDueEmailSeconds: number
  heldEmails: number
  queuedJobs: number
  failedJobs: number
  /** Seconds since a mailbox was last read completely; null before the first reading. */
  mailboxReadSeconds: number | null
  /** Whether a worker has claimed the mailbox: without one nothing is read. */
  isMailboxHeld: boolean
  workers: number
}

/** A process without a heartbeat for this long counts as dead. */
export const processLivesSeconds = 60

export async function readSystem(database: Database): Promise<SystemState> {
  const { rows } = await sql<SystemState>`
    select
      (select count(*) from event where handled_at is null and next_try_at < 'infinity') as "openEvents",
      (select coalesce(extract(epoch from now() - min(at)), 0)::float8 from event where handled_at is null and next_try_at < 'infinity') as "oldestEventSeconds",
      (select count(*) from event where handled_at is null and next_try_at = 'infinity') as "deadEvents",
      (select count(*) from message where state = 'queued' and due_at <= now()) as "dueEmails",
      (select coalesce(extract(epoch from now() - min(due_at)), 0)::float8 from message where state = 'queued' and due_at <= now()) as "oldestDueEmailSeconds",
      (select count(*) from message where state = 'parked') as "heldEmails",
      (select extract(epoch from now() - max(read_to_end_at))::float8 from mailbox_state where mailbox not like 'mailbox:%') as "mailboxReadSeconds",
      exists (select from mailbox_state where lease_until > now() and mailbox not like 'mailbox:%') as "isMailboxHeld",
      (select count(*) from process_state where roles like '%worker%' and seen_at > now() - make_interval(secs => ${processLivesSeconds})) as "workers"`.execute(
    database.system,
  )
  return { ...must(rows[0]), ...(await readJobs(database)) }
}

async function readJobs(database: Database): Promise<{ queuedJobs: number; failedJobs: number }> {
  const { rows: tables } = await sql<{ there: boolean }>`select to_regclass('jobs.job') is not null as there`.execute(database.system)
  if (!tables.some((row) => row.there)) return { queuedJobs: 0, failedJobs: 0 }
  const { rows } = await sql<{ queuedJobs: number; failedJobs: number }>`
    select count(*) filter (where state < 'active') as "queuedJobs",
      count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day') as "failedJobs" from jobs.job`.execute(
    database.system,
  )
  return must(rows[0])
}

export interface RunningProcess {
  roles: string
  host: string
  pid: number
  version: string
  startedAt: Date
  seenAt: Date
  memoryBytes: number
  loopDelayMs: number
}

/** Those that have shown themselves in the last ten minutes, newest first. */
export async function listProcesses(database: Database): Promise<RunningProcess[]> {
  const rows = await database.system
    .selectFrom('process_state')
    .selectAll()
    .where('seen_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .orderBy('started_at', 'desc')
    .execute()
  return rows.map((row) => ({
    roles: row.roles,
    host: row.host,
    pid: row.pid,
    version: row.version,
    startedAt: row.started_at,
    seenAt: row.seen_at,
    memoryBytes: row.memory_bytes,
    loopDelayMs: row.loop_delay_ms,
  }))
}
