// How much of a career is the requested work, which distinguishes people with the same title.
import { monthsCovered } from '../skills/person.ts'
import type { JobReading } from '../skills/person.ts'

const leastRecency = 0.5

/** The value of past work: five points less for each year of work since, down to half. Gaps don't count. */
export function recency(jobs: readonly JobReading[], job: JobReading): number {
  const { end } = job
  if (job.discounted !== null) return leastRecency
  if (job.current || end === null) return 1
  const later = jobs.map((otherJob) => ({ start: otherJob.start === null ? null : Math.max(otherJob.start, end), end: otherJob.end }))
  return Math.max(leastRecency, 1 - (0.05 * monthsCovered(later)) / 12)
}

/** Years at which a title's work reaches half its value. */
const halfYears = 2
/** The rest is the share of the career. */
const yearsShare = 0.7
/** If no dates are known. */
export const unknownDepth = 0.5

/**
 * 0 (none of the career) to 1: recent years in the given jobs, saturating, and their share of the whole career.
 * @param jobs all jobs of the person
 * @param relevantJobs those in the requested kind of work
 * @param maxYears further years count nothing; null = no limit
 */
export function workDepth(jobs: readonly JobReading[], relevantJobs: readonly JobReading[], maxYears: number | null): number {
  const covered = monthsCovered(relevantJobs)
  if (covered === 0) return relevantJobs.every(({ discounted }) => discounted !== null) ? 0 : unknownDepth
  let sum = 0
  let recent = 0
  for (const job of relevantJobs) {
    const months = job.start === null || job.end === null ? 0 : Math.max(0, job.end - job.start)
    sum += months
    recent += months * recency(jobs, job)
  }
  // jobs held at the same time count once
  const years = (covered / 12) * (recent / sum)
  const counted = maxYears === null ? years : Math.min(years, maxYears)
  return yearsShare * (counted / (counted + halfYears)) + (1 - yearsShare) * (covered / monthsCovered(jobs))
}
