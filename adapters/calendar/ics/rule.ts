// A recurrence rule (RFC 5545 section 3.3.10): parses it, and finds its days and times in one period.
import { localMs, localText, readWritten } from './event-times.ts'

const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export type Frequency = (typeof frequencies)[number]

export interface Rule {
  frequency: Frequency
  interval: number
  count: number | null
  /** As written: 'YYYYMMDD', 'YYYYMMDDTHHMMSS' or the same with Z. */
  until: string | null
  /** 0 = Sunday. */
  weekStart: number
  months: number[]
  weeks: number[]
  yearDays: number[]
  monthDays: number[]
  /** With an ordinal: the n-th one in its month or year; 0 = every one. */
  weekdays: { day: number; ordinal: number }[]
  hours: number[]
  minutes: number[]
  seconds: number[]
  positions: number[]
}

const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** null when it can't be parsed: an unknown frequency, a number out of range, a calendar other than Gregorian (RFC 7529). */
export function readRule(text: string): Rule | null {
  const parts = new Map(
    text.split(';').map((part) => {
      const [name = '', value = ''] = part.split('=')
      return [name.trim().toUpperCase(), value.trim().toUpperCase()]
    }),
  )
  const frequency = frequencies.find((entry) => entry === parts.get('FREQ'))
  const rule: Rule = {
    frequency: frequency ?? 'DAILY',
    interval: Number(parts.get('INTERVAL') ?? 1),
    count: parts.has('COUNT') ? Number(parts.get('COUNT')) : null,
    until: untilIn(parts.get('UNTIL')),
    weekStart: weekdayNames.indexOf(parts.get('WKST') ?? 'MO'),
    months: [],
    weeks: [],
    yearDays: [],
    monthDays: [],
    weekdays: [],
    hours: [],
    minutes: [],
    seconds: [],
    positions: [],
  }
  let isReadable = frequency !== undefined && rule.weekStart >= 0 && /^(GREGORIAN)?$/.test(parts.get('RSCALE') ?? '')
  isReadable &&=
    Number.isInteger(rule.interval) && rule.interval > 0 && (rule.count === null || (Number.isInteger(rule.count) && rule.count > 0))
  isReadable &&= rule.until === null || /^\d{8}(T\d{6}Z?)?$/.test(rule.until)
  const numbers = (name: string, min: number, max: number): number[] => {
    const value = parts.get(name)
    if (value === undefined) return []
    const read = value.split(',').filter(Boolean).map(Number)
    // negative numbers count from the end, and there is no zeroth from either side
    const isFine = (number: number) => Number.isInteger(number) && Math.abs(number) <= max && (min < 0 ? number !== 0 : number >= min)
    if (!read.every(isFine)) isReadable = false
    return [...new Set(read)]
  }
  rule.months = numbers('BYMONTH', 1, 12)
  rule.weeks = numbers('BYWEEKNO', -53, 53)
  rule.yearDays = numbers('BYYEARDAY', -366, 366)
  rule.monthDays = numbers('BYMONTHDAY', -31, 31)
  rule.hours = numbers('BYHOUR', 0, 23)
  rule.minutes = numbers('BYMINUTE', 0, 59)
  rule.seconds = numbers('BYSECOND', 0, 60)
  rule.positions = numbers('BYSETPOS', -366, 366)
  for (const weekday of parts.get('BYDAY')?.split(',').filter(Boolean) ?? []) {
    const [, ordinal, name] = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(weekday.trim()) ?? []
    if (name === undefined) isReadable = false
    else rule.weekdays.push({ day: weekdayNames.indexOf(name), ordinal: Number(ordinal ?? 0) })
  }
  return isReadable ? rule : null
}

/** Without separators, and with seconds. */
function untilIn(text: string | undefined): string | null {
  const time = text === undefined ? null : readWritten(text)
  if (time === null) return text ?? null
  const { local, isDay, offset } = time
  if (isDay) return local.slice(0, 10).replaceAll('-', '')
  const utc = offset === null ? local : localText(localMs(local) - offset * 60_000)
  return `${utc.replaceAll(/[-:]/g, '')}${offset === null ? '' : 'Z'}`
}

const dayMs = 86_400_000
export const dayNumber = (year: number, month: number, day: number): number => Date.UTC(year, month, day) / dayMs
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7

interface Span {
  first: number
  /** Exclusive. */
  end: number
}

/** Days of a month or year with one of the weekdays, its ordinal counted within that range. */
function byWeekday(rule: Rule, { first, end }: Span): number[] {
  return rule.weekdays.flatMap(({ day, ordinal }) => {
    const days: number[] = []
    for (let index = first + ((day - weekdayOf(first) + 7) % 7); index < end; index += 7) days.push(index)
    if (ordinal === 0) return days
    return days.slice(ordinal > 0 ? ordinal - 1 : ordinal, ordinal > 0 ? ordinal : ordinal + 1 || undefined)
  })
}

const fromEnd = (numbers: readonly number[], { first, end }: Span): number[] =>
  numbers.map((number) => (number > 0 ? first + number - 1 : end + number)).filter((day) => day >= first && day < end)

const isWeekday = (rule: Rule, day: number): boolean =>
  rule.weekdays.length === 0 || rule.weekdays.some((weekday) => weekday.day === weekdayOf(day))

export const monthSpan = (year: number, month: number): Span => ({ first: dayNumber(year, month, 1), end: dayNumber(year, month + 1, 1) })

/** The days of one month (0 = January), for a monthly rule and for a yearly one that goes by months. `own` is the day of month it began on. */
export function daysOfMonth(rule: Rule, year: number, month: number, startDay: number): number[] {
  const span = monthSpan(year, month)
  if (rule.monthDays.length > 0)
    return fromEnd(rule.monthDays, span).filter((day) => (rule.weekdays.length === 0 ? true : isIn(rule, span, day)))
  return rule.weekdays.length > 0 ? byWeekday(rule, span) : fromEnd([startDay], span)
}

const isIn = (rule: Rule, span: Span, day: number): boolean => byWeekday(rule, span).includes(day)

/** The days of one year; `begins` is the day of its start. */
export function daysOfYear(rule: Rule, year: number, begins: Date): number[] {
  const span = { first: dayNumber(year, 0, 1), end: dayNumber(year + 1, 0, 1) }
  const isMonth = (day: number) => rule.months.length === 0 || rule.months.includes(new Date(day * dayMs).getUTCMonth() + 1)
  if (rule.yearDays.length > 0 || rule.weeks.length > 0) {
    const sets: number[][] = []
    if (rule.yearDays.length > 0) sets.push(fromEnd(rule.yearDays, span))
    if (rule.weeks.length > 0) {
      // without weekdays, a weekly rule uses the weekday of its start
      const isDay = (day: number) => (rule.weekdays.length > 0 ? isWeekday(rule, day) : weekdayOf(day) === begins.getUTCDay())
      sets.push(daysOfWeeks(rule, year, span).filter(isDay))
    }
    if (rule.monthDays.length > 0)
      sets.push(Array.from({ length: 12 }, (_, month) => fromEnd(rule.monthDays, monthSpan(year, month))).flat())
    const all = sets.reduce((a, b) => a.filter((day) => b.includes(day)))
    return all.filter((day) => isMonth(day) && isWeekday(rule, day))
  }
  if (rule.months.length === 0 && rule.monthDays.length === 0 && rule.weekdays.length > 0) return byWeekday(rule, span)
  const months =
    rule.months.length > 0
      ? rule.months.map((month) => month - 1)
      : rule.monthDays.length > 0
        ? [...Array(12).keys()]
        : [begins.getUTCMonth()]
  return months.flatMap((month) => daysOfMonth(rule, year, month, begins.getUTCDate()))
}

/** Week one is the first with at least four days in the year (ISO 8601, with the rule's own first day). */
function daysOfWeeks(rule: Rule, year: number, span: Span): number[] {
  const firstWeek = (yearNumber: number) => {
    const fourth = dayNumber(yearNumber, 0, 4)
    return fourth - ((weekdayOf(fourth) - rule.weekStart + 7) % 7)
  }
  const weekOne = firstWeek(year)
  const weeks = Math.round((firstWeek(year + 1) - weekOne) / 7)
  return rule.weeks
    .map((week) => (week > 0 ? week : weeks + 1 + week))
    .filter((week) => week >= 1 && week <= weeks)
    .flatMap((week) => Array.from({ length: 7 }, (_, index) => weekOne + (week - 1) * 7 + index))
    .filter((day) => day >= span.first && day < span.end)
}

/** True when a day passes the limits of daily and shorter rules. */
export function allowsDay(rule: Rule, day: number): boolean {
  if (rule.months.length + rule.monthDays.length + rule.yearDays.length === 0) return isWeekday(rule, day)
  const date = new Date(day * dayMs)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  if (rule.months.length > 0 && !rule.months.includes(month + 1)) return false
  if (rule.monthDays.length > 0 && !fromEnd(rule.monthDays, monthSpan(year, month)).includes(day)) return false
  const ofYear = { first: dayNumber(year, 0, 1), end: dayNumber(year + 1, 0, 1) }
  if (rule.yearDays.length > 0 && !fromEnd(rule.yearDays, ofYear).includes(day)) return false
  return isWeekday(rule, day)
}
