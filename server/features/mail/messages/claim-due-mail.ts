// Hands out due messages across all workspaces, each to one worker.
import { sql } from 'kysely'
import type { Database } from '../../../platform/database.ts'
import { must } from '@fairlead/domain/shared/records'

export interface MailKey {
  id: string
  workspaceId: string
  messageId: string
  /** The last permanent refusal by the relay. */
  refusedAt: Date | null
  /** The user's own mailbox it is sent from; null = the installation's. */
  mailboxId: string | null
}

/** `system`: passwords, invitations and other email to users, which a relay busy with candidates must never delay. */
export type Lane = 'system' | 'other'

export interface MailboxRules {
  candidates: boolean
  followUps: boolean
  /** The mailbox itself must have been read to its end since then, for follow-ups lately; null where nothing is received. */
  reading: { since: Date; followUpMinutes: number } | null
  /** Mailboxes this worker is sending from just now: one message at a time each. */
  busy: readonly string[]
}

export interface TakeRules {
  relay: string
  /** null = no limit. */
  perMinute: number | null
  perDay: number | null
  /** Email to candidates may be sent. */
  candidates: boolean
  /** Follow-ups may be sent. */
  followUps: boolean
  /** Only messages that may be claimed while their worker is busy. */
  isAhead?: boolean
}

// every second worker finds the row locked and takes the next one; a worker that dies before claiming it holds it this long
const reservation = sql`interval '5 seconds'`
/** Since when the mailbox it leaves from can't send; null when it can, and for the installation's. */
export const mailboxStoppedAt = sql<Date | null>`(
  select coalesce(failing_since, disconnected_at, message.due_at) from mailbox
  where mailbox.id = message.mailbox_id and (disconnected_at is not null or paused_for is not null or retry_at > clock_timestamp()))`

const ofSystem = sql`(message.kind = 'team' and message.person_id is null and message.email_type is distinct from 'notification_digest')`

/**
 * Waits until the user it is sent for has verified their address: the one who wrote it, else the owner of its project. Email to that
 * user does not wait.
 */
export const isSenderUnproven = sql<boolean>`exists (
          select from users where users.id = coalesce(message.user_id, (select owner_id from project where project.id = message.project_id))
            and users.email_verified_at is null and users.email <> message.to_email)`

/** The oldest due messages of a lane, `limit` of them, reserved for the caller. */
export async function claimDueMail(database: Database, lane: Lane, rules: TakeRules, limit: number): Promise<MailKey[]> {
  const isLimited = lane === 'other' && (rules.perMinute !== null || rules.perDay !== null)
  if (!isLimited) return claimOldest(database.system, lane, rules, limit)
  return database.system.transaction().execute(async (tx) => {
    // one worker counts at a time, so that all together stay within the limit
    await sql`select pg_advisory_xact_lock(7128, hashtext(${rules.relay}))`.execute(tx)
    return claimOldest(tx, lane, rules, Math.min(limit, await roomWithinLimits(tx, rules)))
  })
}

async function claimOldest(db: Database['system'], lane: Lane, rules: TakeRules, limit: number): Promise<MailKey[]> {
  if (limit <= 0) return []
  const { candidates, followUps, isAhead = false } = rules
  const { rows } = await sql<TakenRow>`
    update message set reserved_until = clock_timestamp() + ${reservation}
    where id = any(array(
      select id from message
      where mailbox_id is null and state = 'queued' and due_at <= clock_timestamp() and (reserved_until is null or reserved_until < clock_timestamp())
        and ${lane === 'system' ? ofSystem : sql`not ${ofSystem}`}
        and ((candidate_id is null and person_id is null) or ${candidates})
        and (coalesce(step, 0) = 0 or ${followUps})
        and ${isAhead ? sql`attempt = 0` : sql`true`}
        and not ${isSenderUnproven}
        -- due in the time a restore lost: it is settled first
        and (restore_checked_at is not null or not coalesce(due_at < (select restored_at from mail_installation), false))
      order by due_at limit ${limit} for no key update skip locked
    )) returning id, workspace_id, message_id, refused_at, mailbox_id`.execute(db)
  return rows.map(keyOf)
}

interface TakenRow {
  id: string
  workspace_id: string
  message_id: string
  refused_at: Date | null
  mailbox_id: string | null
}

const keyOf = (row: TakenRow): MailKey => ({
  id: row.id,
  workspaceId: row.workspace_id,
  messageId: row.message_id,
  refusedAt: row.refused_at,
  mailboxId: row.mailbox_id,
})

/** The oldest due message of the users' mailboxes that can send now, reserved for the caller; null when there are none. */
export async function claimDueFromMailboxes(
  database: Database,
  { candidates, followUps, reading, busy }: MailboxRules,
): Promise<MailKey | null> {
  const isRead = reading
    ? sql`read_to_end_at >= ${reading.since}
          and (coalesce(step, 0) = 0 or read_to_end_at > clock_timestamp() - make_interval(mins => ${reading.followUpMinutes}))`
    : sql`true`
  const { rows } = await sql<TakenRow>`
    update message set reserved_until = clock_timestamp() + ${reservation}
    where id = (
      select message.id from message
      join mailbox on mailbox.id = message.mailbox_id and mailbox.disconnected_at is null and mailbox.paused_for is null
        and (mailbox.retry_at is null or mailbox.retry_at <= clock_timestamp())
      join users on users.id = mailbox.user_id and (mailbox.is_shared or users.disabled_at is null)
      left join mailbox_state on mailbox_state.mailbox = 'mailbox:' || mailbox.id
      where message.state = 'queued' and message.due_at <= clock_timestamp()
        and (message.reserved_until is null or message.reserved_until < clock_timestamp())
        and message.mailbox_id <> all(${busy})
        and (candidate_id is null or (${candidates} and (coalesce(step, 0) = 0 or ${followUps}) and ${isRead}))
        and not ${isSenderUnproven}
        and (restore_checked_at is not null or not coalesce(due_at < (select restored_at from mail_installation), false))
      order by message.due_at limit 1 for no key update of message skip locked
    ) returning id, workspace_id, message_id, refused_at, mailbox_id`.execute(database.system)
  return rows[0] ? keyOf(rows[0]) : null
}

/** How many more may leave: what was accepted within the last minute and day, and is under way, counts. System email is never held back. */
async function roomWithinLimits(db: Database['system'], { relay, perMinute, perDay }: TakeRules): Promise<number> {
  const { rows } = await sql<{ minute: number; day: number; open: number }>`
    select (select count(*) from message where relay = ${relay} and sent_at > clock_timestamp() - interval '1 minute') as minute,
      (select count(*) from message where relay = ${relay} and sent_at > clock_timestamp() - interval '1 day') as day,
      (select count(*) from message where mailbox_id is null
        and (state in ('claimed', 'committing', 'unknown') or (state = 'queued' and reserved_until > clock_timestamp()))) as open`.execute(
    db,
  )
  const { minute, day, open } = must(rows[0])
  return Math.min(perMinute === null ? Infinity : perMinute - minute - open, perDay === null ? Infinity : perDay - day - open)
}

/** Milliseconds until the next message becomes due; null when none waits for its time. */
export async function nextDueIn(database: Database): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(due_at) - clock_timestamp()) * 1000)::float8 as ms from message
    where state = 'queued' and due_at > clock_timestamp()`.execute(database.system)
  return rows[0]?.ms ?? null
}
