// Dates in words, in the reader's order: 'today 14:05', '3 days ago', 'Nov 24' or '24 Nov'.

import {
  dayAsMoment,
  dayText,
  momentText,
  monthText,
  ownZone,
  timeText,
  usualClock,
  usualOrder,
  weekdayText,
  type Clock,
  type DateOrder,
} from '@fairlead/domain/shared/dates'
import { text as uiText } from '../i18n/ui.ts'

const day = 86_400_000
const two = (value: number): string => String(value).padStart(2, '0')

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}

const readersLocale = () => (typeof navigator === 'undefined' ? undefined : navigator.language)
let cached: { clock: Clock; order: DateOrder } | null = null
const habits = () => (cached ??= { clock: usualClock(readersLocale()), order: usualOrder(readersLocale()) })
/** The browser's language determines the clock format. */
export const readersClock = (): Clock => habits().clock
/** And whether the day or the month is first. */
export const readersOrder = (): DateOrder => habits().order

function clock(date: Date): string {
  return timeText(date, ownZone(), readersClock())
}

/** 'YYYY-MM-DD' in the reader's time zone. */
export function localDay(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** '14:05' in the reader's time zone. */
export const localMinute = (iso: string): string => clock(new Date(iso))

/** 'Nov 24' or '24 Nov', with the year when it isn't the current one. */
export function shortDate(iso: string, now = new Date()): string {
  const date = new Date(iso)
  return dayText(date, ownZone(), date.getFullYear() !== now.getFullYear(), readersOrder())
}

/** 'Nov 24, 2026' or '24 Nov 2026', always with the year. */
export function sentDate(iso: string): string {
  return dayText(new Date(iso), ownZone(), true, readersOrder())
}

/** Near times relative to now, distant ones as a date; also for the future. */
export function relativeDate(iso: string, now = new Date()): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const seconds = Math.round((now.getTime() - date.getTime()) / 1000)
  if (seconds >= 0 && seconds < 45) return uiText.justNow
  if (seconds >= 0 && seconds < 3600) return uiText.minutesAgo(Math.max(1, Math.round(seconds / 60)))
  const days = Math.round((startOfDay(now) - startOfDay(date)) / day)
  if (days === 0) return uiText.todayAt(clock(date))
  if (days === 1) return uiText.yesterdayAt(clock(date))
  if (days === -1) return uiText.tomorrowAt(clock(date))
  if (days > 1 && days < 7) return uiText.daysAgo(days)
  return shortDate(iso, now)
}

/** 'Tue, Nov 24, 2026, 14:05 (Europe/Berlin)', in the reader's zone and clock format. */
export function exactDate(iso: string): string {
  return momentText(new Date(iso), ownZone(), readersClock(), readersOrder())
}

/** '2021-03' or an ISO date as 'Mar 2021'; a January of a bare year as '2021'. */
export function monthYear(value: string | null): string {
  const match = value ? /^(\d{4})(?:-(\d{2}))?/.exec(value) : null
  if (!match) return value ?? ''
  const month = Number(match[2] ?? '1')
  if (month <= 1 || month > 12) return `${match[1]}`
  return monthText(dayAsMoment(`${match[1]}-${match[2]}-01`), 'UTC')
}

/** The first day of a week as 'Nov 24, 2026' or '24 Nov 2026', of a month as 'Nov 2026'; from 'YYYY-MM-DD'. */
export const periodInWords = (begins: string, by: 'week' | 'month'): string =>
  by === 'week' ? dayText(dayAsMoment(begins), 'UTC', true, readersOrder()) : monthText(dayAsMoment(begins), 'UTC')

/** 'Mon, Mar 3' or 'Mon, 3 Mar'. */
export const dayInWords = (date: Date): string => weekdayText(date, ownZone(), false, readersOrder())

/** True for a time in the past. */
export const isPast = (moment: string): boolean => Date.parse(moment) <= Date.now()
