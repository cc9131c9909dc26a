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

/** Work before this year is a mistyped date. */
const firstYear = 1940

/**
 * The years of a job whose dates can't all be right, as written: '1076', '2020 to 2018'; null when they can.
 * @param asOf the present month; null = unknown, so that no date is in the future
 */
export function unusableDates(
  { start, end }: Pick<Profile['experiences'][number], 'start' | 'end'>,
  asOf: YearMonth | null,
): string | null {
  const dates = [start, end].filter((date) => date !== null)
  const years = dates.map((date) => date.slice(0, 4)).join(' to ')
  for (const date of dates) {
    const [year, month] = [Number(date.slice(0, 4)), date.length > 4 ? Number(date.slice(5, 7)) : 1]
    if (!(year >= firstYear) || !(month >= 1 && month <= 12)) return years
  }
  const precision = start?.length === 4 || end?.length === 4 ? 4 : 7
  if (start !== null && end !== null && end.slice(0, precision) < start.slice(0, precision)) return years
  if (start !== null && asOf !== null && start.slice(0, 7) > asOf.slice(0, start.length === 4 ? 4 : 7)) return years
  return null
}

const studyTitle =
  /(?:^|\s)(?:student(?:in)?|undergraduate|[ée]tudiante?|estudiante|studente(?:ssa)?|estudante|studentka)(?:$|\s(?:nurse|teacher|midwife|engineer|pharmacist|doctor|physiotherapist|in|of|at|en|de|infirmi\S+)\b)|^(?:bachelor|master|BSc|MSc|B\.Sc|M\.Sc|MBA|Ph\.?D|BA|BS)(?:['’]?s)?(?:\s(?:of|in|degree|student|candidate|program)\b|\.?,)/iu
/** True for an entry of a career that is study, not work. */
export const isStudy = (title: string): boolean => studyTitle.test(title.slice(0, 200))

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
    const now = monthNumber(asOf)
    const ended = monthNumber(job.end)
    const [from, to] = [monthNumber(job.start), ended === null || now === null ? (ended ?? now) : Math.min(ended, now)]
    if (from === null || to === null || to - from > longestJob || unusableDates(job, asOf) !== null) continue
    for (let month = from; month < to; month += 1) months.add(month)
  }
  return months.size
}
