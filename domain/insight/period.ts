// The days that an analytics page covers, read with few rows: whole months, and the days at either end.
import { text as periodText } from './texts/period.ts'

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

/** The last so many days, including today. */
export function periodOf(preset: Preset, today: string): Period {
  if (preset === 'all') return { from: null, to: null }
  return { from: isoDay(msOf(today) - (Number(preset) - 1) * dayMs), to: today }
}

/** null when the period is valid, else the error per field. */
export function checkPeriod({ from, to }: Period): Record<string, string> | null {
  if (from !== null && !isDay(from)) return { from: periodText.invalidDate }
  if (to !== null && !isDay(to)) return { to: periodText.invalidDate }
  return from !== null && to !== null && from > to ? { to: periodText.endsBeforeStart } : null
}

const firstOfNextMonth = (day: string) => isoDay(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 1))

/** Stored by day ('d') or by month ('m', under its first day), from one day up to but not including another. */
export interface Part {
  grain: 'd' | 'm'
  from: string
  before: string
}

/** How to read a period: its whole months plus the days around them; with `only`, all of its days or months. */
export function partsOf({ from, to }: Period, only: 'd' | 'm' | null = null): Part[] {
  const first = from ?? '0000-01-01'
  const end = to === null ? '9999-12-31' : isoDay(msOf(to) + dayMs)
  if (only === 'm') return [{ grain: 'm', from: `${first.slice(0, 7)}-01`, before: end }]
  if (only === 'd') return [{ grain: 'd', from: first, before: end }]
  const monthsFrom = first.endsWith('-01') ? first : firstOfNextMonth(first)
  const monthsBefore = to === null ? end : `${end.slice(0, 7)}-01`
  if (monthsFrom >= monthsBefore) return [{ grain: 'd', from: first, before: end }]
  const all: Part[] = [
    { grain: 'm', from: monthsFrom, before: monthsBefore },
    { grain: 'd', from: first, before: monthsFrom },
    { grain: 'd', from: monthsBefore, before: end },
  ]
  return all.filter((part) => part.from < part.before)
}

/** The Monday of a day's week. */
export function weekOf(day: string): string {
  const ms = msOf(day)
  return isoDay(ms - ((new Date(ms).getUTCDay() + 6) % 7) * dayMs)
}

/** Every Monday, or first of a month, from `from` to `to`, so that periods without data are shown as such. */
export function stretchesOf(from: string, to: string, by: 'week' | 'month'): string[] {
  const all: string[] = []
  let day = by === 'week' ? weekOf(from) : `${from.slice(0, 7)}-01`
  while (day <= to) {
    all.push(day)
    day = by === 'week' ? isoDay(msOf(day) + 7 * dayMs) : firstOfNextMonth(day)
  }
  return all
}
