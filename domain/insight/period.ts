// The span of days a page of the analytics looks at, and how little has to be read for it: whole months, and the days at either end.

export interface Period {
  /** YYYY-MM-DD in UTC, both included; null = from the beginning, up to now. */
  from: string | null
  to: string | null
}

export const presets = ['30', '90', '365', 'all'] as const
export type Preset = (typeof presets)[number]

const dayMs = 86_400_000
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** True for a day that exists. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(msOf(text)) && isoDay(msOf(text)) === text
}

/** The last so many days, today among them. */
export function periodOf(preset: Preset, today: string): Period {
  if (preset === 'all') return { from: null, to: null }
  return { from: isoDay(msOf(today) - (Number(preset) - 1) * dayMs), to: today }
}

/** null when the period can be asked for, else what is wrong per field. */
export function checkPeriod({ from, to }: Period): Record<string, string> | null {
  if (from !== null && !isDay(from)) return { from: 'Not a day.' }
  if (to !== null && !isDay(to)) return { to: 'Not a day.' }
  return from !== null && to !== null && from > to ? { to: 'The period ends before it begins.' } : null
}

const firstOfNextMonth = (day: string) => isoDay(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 1))

/** Days from `days[0]`, before `months[0]`; months up to but not including `months[1]`; days from there to `days[1]`. */
export interface Spans {
  days: [from: string, to: string]
  months: [from: string, before: string]
}

export function spansOf({ from, to }: Period): Spans {
  const first = from ?? '0000-01-01'
  const last = to ?? '9999-12-31'
  const monthsFrom = first.endsWith('-01') ? first : firstOfNextMonth(first)
  const monthsBefore =
    to === null ? '9999-12-31' : last === isoDay(msOf(firstOfNextMonth(last)) - dayMs) ? firstOfNextMonth(last) : `${last.slice(0, 7)}-01`
  // no whole month inside: days alone
  return monthsFrom < monthsBefore
    ? { days: [first, last], months: [monthsFrom, monthsBefore] }
    : { days: [first, last], months: [last, last] }
}

/** The Monday of a day's week. */
export function weekOf(day: string): string {
  const ms = msOf(day)
  return isoDay(ms - ((new Date(ms).getUTCDay() + 6) % 7) * dayMs)
}

/** Every Monday, or first of a month, from the one of `from` to the one of `to`, so that a quiet time shows as one. */
export function stretchesOf(from: string, to: string, by: 'week' | 'month'): string[] {
  const all: string[] = []
  let at = by === 'week' ? weekOf(from) : `${from.slice(0, 7)}-01`
  while (at <= to) {
    all.push(at)
    at = by === 'week' ? isoDay(msOf(at) + 7 * dayMs) : firstOfNextMonth(at)
  }
  return all
}
