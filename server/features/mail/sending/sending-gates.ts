// Preconditions of sending: no restore mode, a mailbox that was read, and for follow-ups, recently.
import { sql } from 'kysely'
import type { Database } from '../../../platform/database.ts'
import { must } from '@fairlead/domain/shared/records'

export interface SendingGates {
  isRestoring: boolean
  /** Email to candidates may be sent: the mailbox was read completely since this worker started. */
  candidates: boolean
  /** Follow-ups may be sent: it was read completely recently, so that no reply is unread. */
  followUps: boolean
}

/** `needsReading` is null when nothing is received (tests of sending): then only restore mode counts. */
export async function readGates(database: Database, needsReading: { since: Date; followUpMinutes: number } | null): Promise<SendingGates> {
  const { rows } = await sql<{ is_restoring: boolean; read_at: Date | null; age: number | null }>`
    select restore_since is not null as is_restoring, read_at, extract(epoch from clock_timestamp() - read_at)::float8 as age
    from mail_installation, (select max(read_to_end_at) as read_at from mailbox_state where mailbox not like 'mailbox:%') reading`.execute(
    database.system,
  )
  const { is_restoring: isRestoring, read_at: readAt, age } = must(rows[0])
  if (!needsReading) return { isRestoring, candidates: true, followUps: true }
  const candidates = readAt !== null && readAt >= needsReading.since
  return { isRestoring, candidates, followUps: candidates && age !== null && age < needsReading.followUpMinutes * 60 }
}

/** By the database's clock. */
export async function databaseClock(database: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database.system)
  return must(rows[0]).now
}
