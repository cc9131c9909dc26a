// Counts months of work by listing each one: slow but simple, and independent of the ranking.
import type { Profile, YearMonth } from '@fairlead/domain/shared/profile'

/** A job longer than this is a mistyped year, and counts nothing. */
const longestJob = 80 * 12

/** A year without a month counts from its July. */
function monthNumber(text: YearMonth | null): number | null {
  if (text === null || text === '') return null
  const [year, month = 7] = text.slice(0, 7).split('-').map(Number)
  if (!Number.isInteger(year) || !Number.isInteger(month) || year === undefined) return null
  return month >= 1 && month <= 12 ? year * 12 + month : null
}

/** True when any of the jobs has only a year as a date. */
export const isEstimated = (jobs: Profile['experiences'], positions: readonly number[]): boolean =>
  positions.some((position) => [jobs[position]?.start, jobs[position]?.end].some((date) => date?.length === 4))

/**
 * Months in which at least one of the jobs was held: from the month of its start, up to but without the month of its end.
 * @param asOf the month up to which a job without an end counts
 * @returns null when a job does not exist
 */
export function countMonths(jobs: Profile['experiences'], positions: readonly number[], asOf: YearMonth): number | null {
  const months = new Set<number>()
  for (const position of positions) {
    const job = jobs[position]
    if (!job) return null
    const [from, to] = [monthNumber(job.start), monthNumber(job.end) ?? monthNumber(asOf)]
    if (from === null || to === null || to - from > longestJob) continue
    for (let month = from; month < to; month += 1) months.add(month)
  }
  return months.size
}
