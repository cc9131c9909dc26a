// Plans a mailbox's next message to a domain under a lock, so that no two messages take the same slot.
import {
  addUsage,
  capPerDay,
  domainOfAddress,
  nextSlot,
  noUsage,
  type DayLimits,
  type HeldBy,
  type Slot,
  type Usage,
} from '@fairlead/domain/outreach/send-slots'
import { leavesAt, type LocalTime, type SendHours } from '@fairlead/domain/outreach/send-hours'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import { findMailbox } from './mailbox-store.ts'

/** When messages of sequences may be sent. */
export interface SendTimes {
  /** null = at any hour. */
  hours: SendHours | null
  /** To one recipient domain, from one mailbox. */
  perDomainHour: number
  /** The operator's limit for every mailbox. */
  maxPerDay: number
}

/** For a message on its way to a candidate. */
export interface Leaving extends SendTimes {
  /** null = the installation's, which has separate limits. */
  mailboxId: string | null
  toEmail: string
  local: LocalTime
}

export interface PlannedTime {
  at: Date
  /** Why it isn't sent immediately; null when it is. */
  reason: HeldBy | null
}

/** The caller's transaction reserves the slot until it ends. */
async function lockMailboxSlots(tx: Tx, mailboxId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`slots of ${mailboxId}`}, 7127))`.execute(tx)
}

/** When a message that is ready then is sent: within its recipient's hours and its mailbox's limits. */
export async function planTime(tx: Tx, now: Date, ready: Date, leaving: Leaving): Promise<PlannedTime> {
  if (leaving.mailboxId !== null) await lockMailboxSlots(tx, leaving.mailboxId)
  const planning = await openPlanning(tx, leaving.mailboxId, now)
  return planning(ready, leaving)
}

/**
 * Plans several messages of one mailbox, each taking the previous ones into account. Only an estimate unless the caller holds
 * the lock.
 */
export async function openPlanning(tx: Tx, mailboxId: string | null, now: Date): Promise<(ready: Date, leaving: Leaving) => PlannedTime> {
  const ownLimits = mailboxId === null ? null : await readLimits(tx, mailboxId)
  const usage = mailboxId === null ? noUsage() : await readUsage(tx, mailboxId, now, 'planned')
  return (ready, { toEmail, local, hours, perDomainHour, maxPerDay }) => {
    const open = (time: Date) => leavesAt(time, local, hours).at
    const inHours = leavesAt(ready, local, hours)
    if (!ownLimits) return inHours
    const limits = { ...capPerDay(ownLimits, maxPerDay), perDomainHour }
    const domain = domainOfAddress(toEmail)
    const slot = nextSlot(inHours.at, domain, { limits, usage, open })
    addUsage(usage, slot.at, domain)
    return { at: slot.at, reason: slot.reason ?? inHours.reason }
  }
}

/** Whether a due message may be sent now: counts messages sent or on their way, and for later hours also planned ones. */
export async function planSlot(tx: Tx, now: Date, leaving: Leaving & { messageId: string }): Promise<PlannedTime> {
  const { mailboxId, toEmail, local, hours } = leaving
  const inHours = leavesAt(now, local, hours)
  if (mailboxId === null) return inHours
  await lockMailboxSlots(tx, mailboxId)
  const ownLimits = await readLimits(tx, mailboxId)
  if (!ownLimits) return inHours
  const limits = { ...capPerDay(ownLimits, leaving.maxPerDay), perDomainHour: leaving.perDomainHour }
  const usage = await readUsage(tx, mailboxId, now, 'sent', leaving.messageId)
  const slot: Slot = nextSlot(inHours.at, domainOfAddress(toEmail), { limits, usage, open: (time) => leavesAt(time, local, hours).at })
  return { at: slot.at, reason: slot.reason ?? inHours.reason }
}

/** null for a removed mailbox. */
export async function readLimits(tx: Tx, mailboxId: string): Promise<DayLimits | null> {
  return (await findMailbox(tx, mailboxId))?.limits ?? null
}

/**
 * From the start of that day. `planned` counts everything sent, on its way, or queued; `sent` excludes messages queued for the
 * day itself: those are checked again when they are due, and one of them has to go first.
 */
async function readUsage(tx: Tx, mailboxId: string, from: Date, counts: 'planned' | 'sent', except = ''): Promise<Usage> {
  const day = new Date(Math.floor(from.getTime() / 86_400_000) * 86_400_000)
  const tomorrow = new Date(day.getTime() + 86_400_000)
  const { rows } = await sql<{ hour: Date; domain: string; count: number }>`
    select date_trunc('hour', at, 'UTC') as hour, domain, count(*) as count from (
      select sent_at as at, split_part(to_email, '@', 2) as domain from message
        where mailbox_id = ${mailboxId} and kind <> 'team' and state = 'sent' and sent_at >= ${day}
      union all
      select greatest(coalesce(case when state = 'queued' then due_at else committed_at end, ${from}), ${from}), split_part(to_email, '@', 2) from message
        where mailbox_id = ${mailboxId} and kind <> 'team' and state in ('queued', 'claimed', 'committing', 'unknown') and id <> ${except}
          and (state <> 'queued' or ${counts === 'planned'} or due_at >= ${tomorrow})
    ) used group by 1, 2`.execute(tx)
  const usage = noUsage()
  for (const { hour, domain, count } of rows) addUsage(usage, hour, domain, count)
  return usage
}
