// Mailbox limits: one rule plans a message, delays it when it is due, and estimates a launch.
import { outsideHours } from './send-hours.ts'
import { normaliseEmail } from '../shared/validation.ts'
import { text as slotText } from './texts/send-slots.ts'

export interface DayLimits {
  /** Chosen by the mailbox's owner. */
  perDay: number
  /** A new mailbox starts lower and grows to `perDay`; null = no warm-up. */
  warmsUpFrom: Date | null
}

export interface MailboxLimits extends DayLimits {
  /** To one recipient domain. */
  perDomainHour: number
}

export const warmUp = {
  /** Messages per day in the first week. */
  start: 20,
  /** Increase per week. */
  weekly: 10,
}

/** The default daily limit of a mailbox. */
export const usualPerDay = 50
const dayMs = 86_400_000
const hourMs = 3_600_000

/** How many messages are sent on that day (UTC). */
export function dayLimit({ perDay, warmsUpFrom }: DayLimits, time: Date): number {
  if (!warmsUpFrom) return perDay
  const weeks = Math.floor(Math.max(0, time.getTime() - warmsUpFrom.getTime()) / (7 * dayMs))
  return Math.min(perDay, warmUp.start + weeks * warmUp.weekly)
}

/** A limit the owner may choose, or why not. */
export function validateDayLimit(perDay: number, max: number): string | null {
  return Number.isInteger(perDay) && perDay >= 1 && perDay <= max ? null : slotText.numberUpTo(max)
}

/** The effective limits where the operator allows at most `max` per day: settings saved under a higher bound are capped. */
export const capPerDay = (limits: DayLimits, max: number): DayLimits => ({ ...limits, perDay: Math.min(limits.perDay, max) })

export const domainOfAddress = (address: string): string => normaliseEmail(address).slice(address.trim().lastIndexOf('@') + 1)

const startOf = (time: Date, ms: number): number => Math.floor(time.getTime() / ms) * ms

/** Sent and planned messages of a mailbox, by day, and by hour and recipient domain, in UTC. */
export interface Usage {
  days: Map<number, number>
  hours: Map<string, number>
}

export const noUsage = (): Usage => ({ days: new Map(), hours: new Map() })

const hourKey = (time: Date, domain: string): string => `${startOf(time, hourMs)} ${domain}`

/** Counts messages to that domain at that time. */
export function addUsage({ days, hours }: Usage, time: Date, domain: string, count = 1): void {
  const day = startOf(time, dayMs)
  days.set(day, (days.get(day) ?? 0) + count)
  hours.set(hourKey(time, domain), (hours.get(hourKey(time, domain)) ?? 0) + count)
}

export const heldByLimits = ['mailbox_day', 'domain_hour'] as const
export type HeldByLimit = (typeof heldByLimits)[number]

/** Why a message is sent later than it was ready. */
export const heldBy = [...outsideHours, ...heldByLimits] as const
export type HeldBy = (typeof heldBy)[number]

export interface Slot {
  at: Date
  /** The limit that delayed it; null when it is sent as planned. */
  reason: HeldByLimit | null
}

/** Beyond this time a message waits anyway and is replanned when it is due. */
const maxTurns = 20_000

/**
 * The first time from `ready` on at which the mailbox may send to the domain. `open` moves a time into the recipient's hours; a
 * full day or hour is skipped.
 */
export function nextSlot(
  ready: Date,
  domain: string,
  { limits, usage, open = (time) => time }: { limits: MailboxLimits; usage: Usage; open?: (time: Date) => Date },
): Slot {
  let time = ready
  let reason: HeldByLimit | null = null
  for (let turn = 0; turn < maxTurns; turn++) {
    if ((usage.days.get(startOf(time, dayMs)) ?? 0) >= dayLimit(limits, time)) {
      reason = 'mailbox_day'
      time = open(new Date(startOf(time, dayMs) + dayMs))
    } else if ((usage.hours.get(hourKey(time, domain)) ?? 0) >= limits.perDomainHour) {
      reason ??= 'domain_hour'
      time = open(new Date(startOf(time, hourMs) + hourMs))
    } else return { at: time, reason }
  }
  return { at: time, reason }
}
