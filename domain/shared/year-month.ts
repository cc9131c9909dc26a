// Months as numbers, and years stated without a month.
import type { YearMonth } from './profile.ts'

/** True for a year without a month: '2019'. */
export const isYearOnly = (when: YearMonth | null): boolean => when !== null && /^\d{4}$/.test(when)

/**
 * Months since year 0; null for anything that isn't a date. A year without a month counts from July: on average that is right,
 * and never more than half a year off at either end of a job.
 */
export function monthNumber(when: string | null): number | null {
  const match = when === null ? null : /^(\d{4})(?:-(\d{2}))?(?![\d])/.exec(when)
  if (!match) return null
  return Number(match[1]) * 12 + (match[2] === undefined ? 6 : Number(match[2]) - 1)
}

/** True when the length of a job is an estimate because one of its dates is only a year. */
export const isEstimate = ({ start, end }: { start: YearMonth | null; end: YearMonth | null }): boolean =>
  isYearOnly(start) || isYearOnly(end)
