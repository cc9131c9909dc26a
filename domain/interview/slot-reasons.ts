// Reasons against a slot, and the sentence for each.
import { wallAt } from './zone-clock.ts'
import { text as slotReasonsText } from './texts/slot-reasons.ts'

export const slotReasonCodes = [
  'hours',
  'off_grid',
  'notice',
  'horizon',
  'day_off',
  'busy',
  'interview',
  'held',
  'buffer_before',
  'buffer_after',
  'daily_limit',
  'weekly_limit',
] as const
export type SlotReasonCode = (typeof slotReasonCodes)[number]

/** A busy span and its cause. `end` is exclusive; both in ms since 1970. */
export interface TakenBy {
  kind: 'event' | 'interview' | 'held'
  start: number
  end: number
  /** The event's title, or the interview's candidate. */
  title: string
  /** The calendar's name; '' for interviews. */
  calendar: string
}

export type SlotReason =
  /** Outside the working hours, or not entirely within them. */
  | { code: 'hours' }
  /** Within the hours, but interviews don't start at this minute. */
  | { code: 'off_grid' }
  | { code: 'notice'; hours: number }
  | { code: 'horizon'; days: number }
  | { code: 'day_off'; name: string }
  | { code: 'busy' | 'interview' | 'held'; by: TakenBy }
  /** Free itself, but too close before or after something. */
  | { code: 'buffer_before' | 'buffer_after'; minutes: number; by: TakenBy }
  | { code: 'daily_limit' | 'weekly_limit'; limit: number }

/** Minutes since midnight as 'HH:MM'. */
export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

function span(zone: string, { start, end }: TakenBy): string {
  const [from, to] = [wallAt(zone, start), wallAt(zone, end)]
  if (from.date === to.date) return `${clockOf(from.minutes)}–${clockOf(to.minutes)}`
  return `${from.date} ${clockOf(from.minutes)} – ${to.date} ${clockOf(to.minutes)}`
}

function named(zone: string, by: TakenBy): string {
  if (by.kind === 'held') return slotReasonsText.heldTime(span(zone, by))
  if (by.kind === 'interview') return slotReasonsText.interviewWith(by.title, span(zone, by))
  return slotReasonsText.entryIn(by.title, by.calendar, span(zone, by))
}

/** A sentence for the interviewer: it names what is in their calendar. Times are in their zone. */
export function reasonSentence(reason: SlotReason, zone: string): string {
  switch (reason.code) {
    case 'hours':
      return slotReasonsText.outsideWorkingHours
    case 'off_grid':
      return slotReasonsText.noStartTime
    case 'notice':
      return slotReasonsText.notice(reason.hours)
    case 'horizon':
      return slotReasonsText.horizon(reason.days)
    case 'day_off':
      return slotReasonsText.aDayOff(reason.name)
    case 'busy':
      return slotReasonsText.youAreBusy(named(zone, reason.by))
    case 'interview':
      return slotReasonsText.youHave(named(zone, reason.by))
    case 'held':
      return slotReasonsText.beingChosen(named(zone, reason.by))
    case 'buffer_before':
      return slotReasonsText.tooCloseAfter(reason.minutes, named(zone, reason.by))
    case 'buffer_after':
      return slotReasonsText.tooCloseBefore(reason.minutes, named(zone, reason.by))
    case 'daily_limit':
      return slotReasonsText.dailyLimit(reason.limit)
    case 'weekly_limit':
      return slotReasonsText.weeklyLimit(reason.limit)
  }
}
