// The installation's email status: relay, mailbox, queue, messages to decide, and restore mode.
import { sql, type Kysely } from 'kysely'
import { explainDelay, lateMs, type DueMail, type SendingState, type WaitingReason } from '@fairlead/domain/outreach/explain-delay'
import { must } from '@fairlead/domain/shared/records'
import type { DB } from '../../../platform/schema.ts'
import { isSenderUnproven, mailboxStoppedAt } from '../messages/claim-due-mail.ts'

export interface MailStatus {
  relay: {
    name: string
    state: 'working' | 'unreachable' | 'paused'
    /** Its last refusal, without addresses. */
    answer: string | null
    answeredAt: Date | null
    failingSince: Date | null
    pausedAt: Date | null
  } | null
  /** When the mailbox was last read completely. */
  mailboxReadAt: Date | null
  /** Due and not sent yet. */
  waiting: number
  oldestDueAt: Date | null
  parked: { unknown: number; notSent: number }
  /** How many of the last messages accepted by the relay the Sent folder contained when last checked. */
  sentFolder: { asked: number; found: number; checkedAt: Date } | null
  restore: {
    since: Date
    reason: string | null
    isMailboxRead: boolean
    isSettled: boolean
    foundSent: number
    notSent: number
    parked: number
    repliesRead: number
  } | null
}

/** For the operations page, a worker's health, and the alert. One query each; reads across all workspaces. */
export async function readMailStatus(db: Kysely<DB>): Promise<MailStatus> {
  // the relay in use is the last one that was used
  const relay = await db
    .selectFrom('mail_relay')
    .selectAll()
    .orderBy('answered_at', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst()
  const witness = await db
    .selectFrom('mail_witness')
    .selectAll()
    .where('relay', 'not like', 'mailbox:%')
    .orderBy('checked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const installation = await db.selectFrom('mail_installation').selectAll().executeTakeFirstOrThrow()
  const { rows } = await sql<{
    read_at: Date | null
    waiting: number
    oldest: Date | null
    unknown: number
    not_sent: number
    replies: number
  }>`select
    (select max(read_to_end_at) from mailbox_state where mailbox not like 'mailbox:%') as read_at,
    (select count(*) from message where state = 'queued' and due_at < clock_timestamp()) as waiting,
    (select min(due_at) from message where state = 'queued' and due_at < clock_timestamp()) as oldest,
    (select count(*) from message where state = 'parked' and why in ('no_witness', 'unknown_twice', 'after_restore')) as unknown,
    (select count(*) from message where state = 'parked' and why not in ('no_witness', 'unknown_twice', 'after_restore')) as not_sent,
    (select count(*) from inbound_mail where kind = 'person' and received_at > ${installation.backup_at ?? installation.restore_since ?? new Date()}::timestamptz) as replies`.execute(
    db,
  )
  const counts = must(rows[0])
  return {
    relay: relay
      ? {
          name: relay.relay.slice(relay.relay.lastIndexOf('@') + 1),
          state: relay.paused_at ? 'paused' : relay.failures > 0 ? 'unreachable' : 'working',
          answer: relay.answer,
          answeredAt: relay.answered_at,
          failingSince: relay.failing_since,
          pausedAt: relay.paused_at,
        }
      : null,
    mailboxReadAt: counts.read_at,
    waiting: counts.waiting,
    oldestDueAt: counts.oldest,
    parked: { unknown: counts.unknown, notSent: counts.not_sent },
    sentFolder: witness ? { asked: witness.asked, found: witness.found, checkedAt: witness.checked_at } : null,
    restore: installation.restore_since
      ? {
          since: installation.restore_since,
          reason: installation.restore_why,
          isMailboxRead: counts.read_at !== null && counts.read_at >= installation.restore_since,
          isSettled: installation.settled_at !== null,
          foundSent: installation.found_sent,
          notSent: installation.not_sent,
          parked: installation.parked,
          repliesRead: counts.replies,
        }
      : null,
  }
}

/** Everything that can delay due email, across the whole installation. */
export async function readSendingState(db: Kysely<DB>, followUpMinutes: number): Promise<SendingState> {
  const { rows } = await sql<Omit<SendingState, 'followUpMinutes'>>`select
    (select restore_since from mail_installation) as "restoredAt",
    (select max(paused_at) from mail_relay) as "relayPausedAt",
    (select min(failing_since) from mail_relay where failures > 0) as "relayFailingSince",
    (select max(read_to_end_at) from mailbox_state where mailbox not like 'mailbox:%') as "mailboxReadAt",
    (select count(*) from process_state where roles like '%worker%' and seen_at > now() - interval '1 minute')::int as workers`.execute(db)
  return { ...must(rows[0]), followUpMinutes }
}

export interface StandingMail {
  emails: number
  oldestDueAt: Date
  /** How many for which reason; 'in_line' = others are before them, or a limit is reached. */
  reasons: Partial<Record<WaitingReason | 'in_line', number>>
}

/** What is due and late in the whole installation, and why; null when nothing is. */
export async function readStandingMail(db: Kysely<DB>, followUpMinutes: number, now: Date): Promise<StandingMail | null> {
  const { rows } = await sql<DueMail & { emails: number }>`
    select coalesce(step, 0) > 0 as "isFollowUp", ${isSenderUnproven} as "isSenderUnproven", ${mailboxStoppedAt} as "mailboxStoppedAt",
      count(*)::int as emails, min(due_at) as "dueAt"
    from message where state = 'queued' and due_at < ${new Date(now.getTime() - lateMs)} group by 1, 2, 3`.execute(db)
  if (rows.length === 0) return null
  const state = await readSendingState(db, followUpMinutes)
  const reasons: StandingMail['reasons'] = {}
  for (const row of rows) {
    const reason = explainDelay(row, state, now)?.reason ?? 'in_line'
    reasons[reason] = (reasons[reason] ?? 0) + row.emails
  }
  return {
    emails: rows.reduce((sum, { emails }) => sum + emails, 0),
    oldestDueAt: rows.reduce((oldest, { dueAt }) => (dueAt < oldest ? dueAt : oldest), must(rows[0]).dueAt),
    reasons,
  }
}

/** How long sending may fail before users are notified. */
export const delayMinutes = 10

/** When the delay of email began, if users should know about it; null otherwise. */
export async function readDelayStart(db: Kysely<DB>): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select min(since) as since from (
      select coalesce(paused_at, failing_since) as since from mail_relay
      union all select restore_since from mail_installation) troubles
    where since < clock_timestamp() - make_interval(mins => ${delayMinutes})`.execute(db)
  return rows[0]?.since ?? null
}
