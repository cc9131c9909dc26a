// Expands a recurrence rule into local times, in order, from a given start.
import { allowsDay, dayNumber, daysOfMonth, daysOfYear, weekdayOf, type Rule } from './rule.ts'

const dayMs = 86_400_000
/** Periods examined at once: a hundred years of days, four years of hours. A longer rule isn't intended. */
const maxPeriods = 40_000

/**
 * Local times in milliseconds, ascending; the first is `start` itself, whether it matches the rule or not (it counts as the
 * first). Times before `from` may be left out when nothing is counted. Ends after `to`. The caller, who knows the zone, handles
 * UNTIL.
 */
export function* expandRule(rule: Rule, start: number, from: number, to: number): Generator<number> {
  yield start
  const canSkip = rule.count === null || isPlain(rule)
  const first = canSkip ? Math.max(0, Math.floor(periodsUntil(rule, start, from)) - 1) : 0
  let remaining = rule.count === null ? Infinity : rule.count - Math.max(1, first)
  if (remaining <= 0) return
  for (let index = first, looked = 0; looked < maxPeriods; index += 1, looked += 1) {
    const period = periodAt(rule, start, index)
    if (period.begins > to) return
    for (const local of chosen(rule, period.times)) {
      if (local <= start) continue
      yield local
      remaining -= 1
      if (remaining <= 0) return
    }
  }
}

/** One occurrence in every period, so that skipped ones can be counted. */
function isPlain(rule: Rule): boolean {
  const parts = [rule.months, rule.yearDays, rule.monthDays, rule.weekdays, rule.hours, rule.minutes, rule.seconds, rule.positions]
  return (rule.frequency === 'DAILY' || rule.frequency === 'WEEKLY') && parts.every(({ length }) => length === 0)
}

interface Period {
  /** This period and later ones have no earlier time. */
  begins: number
  times: number[]
}

const hourMs = { HOURLY: 3_600_000, MINUTELY: 60_000, SECONDLY: 1000 } as const

function periodsUntil(rule: Rule, start: number, from: number): number {
  const [startDate, fromDate] = [new Date(start), new Date(Math.max(start, from))]
  const years = fromDate.getUTCFullYear() - startDate.getUTCFullYear()
  switch (rule.frequency) {
    case 'YEARLY':
      return years / rule.interval
    case 'MONTHLY':
      return (years * 12 + fromDate.getUTCMonth() - startDate.getUTCMonth()) / rule.interval
    case 'WEEKLY':
      return (fromDate.getTime() - start) / (7 * dayMs * rule.interval)
    case 'DAILY':
      return (fromDate.getTime() - start) / (dayMs * rule.interval)
    default:
      return (fromDate.getTime() - start) / (hourMs[rule.frequency] * rule.interval)
  }
}

function periodAt(rule: Rule, start: number, index: number): Period {
  const begins = new Date(start)
  const step = index * rule.interval
  const day = Math.floor(start / dayMs)
  const onDays = (first: number, days: number[]): Period => {
    const uniqueDays = days.length > 1 ? [...new Set(days)].toSorted((a, b) => a - b) : days
    return { begins: first * dayMs, times: uniqueDays.flatMap((epochDay) => timesOfDay(rule, start, epochDay)) }
  }
  switch (rule.frequency) {
    case 'YEARLY': {
      const year = begins.getUTCFullYear() + step
      return onDays(dayNumber(year, 0, 1), daysOfYear(rule, year, begins))
    }
    case 'MONTHLY': {
      const months = begins.getUTCFullYear() * 12 + begins.getUTCMonth() + step
      const [year, month] = [Math.floor(months / 12), months % 12]
      const isMeant = rule.months.length === 0 || rule.months.includes(month + 1)
      return onDays(dayNumber(year, month, 1), isMeant ? daysOfMonth(rule, year, month, begins.getUTCDate()) : [])
    }
    case 'WEEKLY': {
      const week = day - ((weekdayOf(day) - rule.weekStart + 7) % 7) + 7 * step
      const meant = rule.weekdays.length > 0 ? rule.weekdays.map((weekday) => weekday.day) : [begins.getUTCDay()]
      const days = [...new Set(meant)].map((weekday) => week + ((weekday - rule.weekStart + 7) % 7))
      return onDays(
        week,
        days.filter((epochDay) => rule.months.length === 0 || rule.months.includes(new Date(epochDay * dayMs).getUTCMonth() + 1)),
      )
    }
    case 'DAILY':
      return onDays(day + step, allowsDay(rule, day + step) ? [day + step] : [])
    case 'HOURLY':
    case 'MINUTELY':
    case 'SECONDLY':
      return within(rule, hourMs[rule.frequency], start, step)
  }
}

/** Hours, minutes, and seconds follow the local clock, as clients show them. */
function within(rule: Rule, length: number, start: number, step: number): Period {
  const begins = Math.floor(start / length) * length + step * length
  const day = Math.floor(begins / dayMs)
  if (!allowsDay(rule, day)) return { begins, times: [] }
  const times = timesOfDay({ ...rule, ...limits(rule, begins) }, start, day).filter((time) => time >= begins && time < begins + length)
  return { begins, times }
}

/** Units longer than the period are fixed by it; only those that the rule allows remain. */
function limits(rule: Rule, begins: number): Pick<Rule, 'hours' | 'minutes' | 'seconds'> {
  const date = new Date(begins)
  const fixed = (allowed: number[], value: number) => (allowed.length === 0 || allowed.includes(value) ? [value] : [-1])
  const hours = fixed(rule.hours, date.getUTCHours())
  if (rule.frequency === 'HOURLY') return { hours, minutes: rule.minutes, seconds: rule.seconds }
  const minutes = fixed(rule.minutes, date.getUTCMinutes())
  if (rule.frequency === 'MINUTELY') return { hours, minutes, seconds: rule.seconds }
  return { hours, minutes, seconds: fixed(rule.seconds, date.getUTCSeconds()) }
}

function timesOfDay(rule: Rule, start: number, day: number): number[] {
  if (rule.hours.length + rule.minutes.length + rule.seconds.length === 0) return [day * dayMs + start - Math.floor(start / dayMs) * dayMs]
  const begins = new Date(start)
  const or = (numbers: number[], fallback: number) => (numbers.length > 0 ? numbers.filter((number) => number >= 0) : [fallback])
  const times: number[] = []
  for (const hour of or(rule.hours, begins.getUTCHours()))
    for (const minute of or(rule.minutes, begins.getUTCMinutes()))
      for (const second of or(rule.seconds, begins.getUTCSeconds()))
        times.push(day * dayMs + ((hour * 60 + minute) * 60 + Math.min(second, 59)) * 1000)
  return times.length > 1 ? [...new Set(times)].toSorted((a, b) => a - b) : times
}

function chosen(rule: Rule, times: number[]): number[] {
  if (rule.positions.length === 0) return times
  const picked = rule.positions.flatMap((position) => {
    const time = position > 0 ? times[position - 1] : times[times.length + position]
    return time === undefined ? [] : [time]
  })
  return [...new Set(picked)].toSorted((a, b) => a - b)
}
