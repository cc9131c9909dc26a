// When each email of a sequence is due: an initial email and up to three follow-ups, each some days after the previous one.
import type { FollowUp } from '../project/settings.ts'

export const lastStep = 3

export interface SequenceStep {
  /** 0 is the initial email. */
  step: number
  /** Days after the previous email; 0 for the initial email. */
  days: number
  template: string
}

/** Sending hours in the sender's zone; `toHour` is exclusive. */
export interface SendWindow {
  timeZone: string
  weekdaysOnly: boolean
  fromHour: number
  toHour: number
  /** By local day, as YYYY-MM-DD; absent = none. */
  isHoliday?: (day: string) => boolean
}

/**
 * The steps that have a text, in order; an empty follow-up ends the sequence, while a switched-off one is skipped and keeps its
 * number for when it is switched on again. At most three follow-ups.
 */
export function sequenceOf(initial: string, followUps: readonly FollowUp[]): SequenceStep[] {
  const steps: SequenceStep[] = [{ step: 0, days: 0, template: initial }]
  for (const [index, { days, template, isOff }] of followUps.slice(0, lastStep).entries()) {
    if (isOff) continue
    if (template.trim() === '') break
    steps.push({ step: index + 1, days: Math.max(0, days), template })
  }
  return steps
}

/** The earliest send time of each email, if the first is sent at `first` and there is no reply. */
export function earliestDates(
  sequence: readonly Pick<SequenceStep, 'step' | 'days'>[],
  first: Date,
): { step: number; days: number; at: Date }[] {
  let before = first
  return sequence.map(({ step, days }) => {
    before = dueAt(before, days, null)
    return { step, days, at: before }
  })
}

/** The template of that name; the first one when none is named, and nothing when it no longer exists. */
export function templateOf<T extends { name: string; formerNames?: string[] }>(
  templates: readonly T[],
  name: string | null | undefined,
): T | undefined {
  const templateName = name?.trim()
  if (!templateName) return templates[0]
  return (
    templates.find((template) => template.name === templateName) ?? templates.find(({ formerNames }) => formerNames?.includes(templateName))
  )
}

/** The step after `step`, or null at the end. */
export function nextStep(sequence: readonly SequenceStep[], step: number): SequenceStep | null {
  return sequence.find((entry) => entry.step > step) ?? null
}

/** The earliest moment for an email `days` after `previousSentAt`, moved forward into the window when one is given. */
export function dueAt(previousSentAt: Date, days: number, window: SendWindow | null): Date {
  const due = new Date(previousSentAt.getTime() + days * 86_400_000)
  return window === null ? due : moveIntoWindow(due, window)
}

/** `due` itself, or its time of day on the day (UTC) when a pause ends. */
export function afterPause(due: Date, pausedUntil: Date | null): Date {
  if (!pausedUntil || due >= pausedUntil) return due
  const day = 86_400_000
  return new Date(pausedUntil.getTime() + (due.getTime() % day))
}

/** `at` if it is inside the window, else the next opening. Refuses a window that never opens. */
export function moveIntoWindow(time: Date, window: SendWindow): Date {
  if (!(window.fromHour < window.toHour)) throw new Error('A send window must open before it closes.')
  let moment = time
  // At most some holidays, a weekend, and a clock change are ahead; each iteration moves to the next possible opening hour.
  for (let turn = 0; turn < 24 * 30; turn++) {
    const { weekday, hour, minute } = localTime(moment, window.timeZone)
    const closed = window.weekdaysOnly && (weekday === 'Sat' || weekday === 'Sun')
    const isOpen = !closed && hour >= window.fromHour && hour < window.toHour
    if (isOpen && !window.isHoliday?.(localDay(moment, window.timeZone))) return moment
    const toNextHour = 60 - minute
    moment = new Date(Math.floor(moment.getTime() / 60_000) * 60_000 + toNextHour * 60_000)
  }
  throw new Error('The send window never opens.')
}

/** Creating a formatter costs far more than using one, and a launch needs thousands of dates in a few zones. */
function formatOfZone(options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone })
    formats.set(timeZone, format)
    return format
  }
}
const dayFormat = formatOfZone({ year: 'numeric', month: '2-digit', day: '2-digit' })
const timeFormat = formatOfZone({ weekday: 'short', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })

/** The local day, as YYYY-MM-DD. */
export function localDay(moment: Date, timeZone: string): string {
  const parts = dayFormat(timeZone).formatToParts(moment)
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

function localTime(moment: Date, timeZone: string): { weekday: string; hour: number; minute: number } {
  const parts = timeFormat(timeZone).formatToParts(moment)
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? ''
  return { weekday: part('weekday'), hour: Number(part('hour')), minute: Number(part('minute')) }
}
