// Mailbox limits: one rule plans a message, delays it when it is due, and estimates a launch.
import { outsideHours } from './send-hours.ts'
import { normaliseEmail } from '../shared/validation.ts'
import * as slotText from './texts/en/send-slots.ts'

export interface DayLimits {
  /** Chosen by the owner of the mailbox. */
  perDay: number
  /** A new mailbox starts with less and grows to `perDay`; null = it does not warm up. */
  warmsUpFrom: Date | null
}

export interface MailboxLimits extends DayLimits {
  /** To one domain of recipients. */
  perDomainHour: number
}

export const warmUp = {
  /** Messages a day in the first week. */
  start: 20,
  /** More each week. */
  weekly: 10,
}

/** The default daily limit of a mailbox. */
export const usualPerDay = 50
const dayMs = 86_400_000
const hourMs = 3_600_000

/** How many messages leave on the day (UTC) of that moment. */
export function dayLimit({ perDay, warmsUpFrom }: DayLimits, time: Date): number {
  if (!warmsUpFrom) return perDay
  const weeks = Math.floor(Math.max(0, time.getTime() - warmsUpFrom.getTime()) / (7 * dayMs))
  return Math.min(perDay, warmUp.start + weeks * warmUp.weekly)
}

/** A limit the owner may choose, or the sentence against it. */
export function whyNotDayLimit(perDay: number, most: number): string | null {
  return Number.isInteger(perDay) && perDay >= 1 && perDay <= most ? null : slotText.numberUpTo(most)
}

/** The limits in force where the operator allows at most `most` a day: settings that were saved under a higher bound are cut. */
export const atMost = (limits: DayLimits, most: number): DayLimits => ({ ...limits, perDay: Math.min(limits.perDay, most) })

export const domainOfAddress = (address: string): string => normaliseEmail(address).slice(address.trim().lastIndexOf('@') + 1)

const startOf = (time: Date, ms: number): number => Math.floor(time.getTime() / ms) * ms

/** Sent and planned messages of a mailbox, by day, and by hour and recipient domain, in UTC. */
export interface Usage {
  days: Map<number, number>
  hours: Map<string, number>
}

export const noUsage = (): Usage => ({ days: new Map(), hours: new Map() })

const hourKey = (time: Date, domain: string): string => `${startOf(time, hourMs)} ${domain}`

/** Counts messages to that domain at that moment. */
export function addUsage({ days, hours }: Usage, time: Date, domain: string, count = 1): void {
  const day = startOf(time, dayMs)
  days.set(day, (days.get(day) ?? 0) + count)
  hours.set(hourKey(time, domain), (hours.get(hourKey(time, domain)) ?? 0) + count)
}

export const heldByLimits = ['mailbox_day', 'domain_hour'] as const
export type HeldByLimit = (typeof heldByLimits)[number]

/** Why a message leaves later than it was ready. */
export const heldBy = [...outsideHours, ...heldByLimits] as const
export type HeldBy = (typeof heldBy)[number]

export interface Slot {
  at: Date
  /** The limit that put it off; null when it leaves as planned. */
  because: HeldByLimit | null
}

/** Beyond this a message waits anyway and is replanned when it is due. */
const mostTurns = 20_000

/**
 * The first moment from `ready` on at which the mailbox may send to the domain. `open` moves a moment into the hours of the recipient; a
 * full day or hour is left for the next one.
 */
export function nextSlot(
  ready: Date,
  domain: string,
  limits: MailboxLimits,
  usage: Usage,
  open: (time: Date) => Date = (time) => time,
): Slot {
  let time = ready
  let because: HeldByLimit | null = null
  for (let turn = 0; turn < mostTurns; turn++) {
    if ((usage.days.get(startOf(time, dayMs)) ?? 0) >= dayLimit(limits, time)) {
      because = 'mailbox_day'
      time = open(new Date(startOf(time, dayMs) + dayMs))
    } else if ((usage.hours.get(hourKey(time, domain)) ?? 0) >= limits.perDomainHour) {
      because ??= 'domain_hour'
      time = open(new Date(startOf(time, hourMs) + hourMs))
    } else return { at: time, because }
  }
  return { at: time, because }
}
