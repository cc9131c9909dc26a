// How the years in a claim were counted, as an explanation: each job with its months.
import type { Claim, CountedWork } from '@fairlead/domain/candidate/claim'
import type { YearMonth } from '@fairlead/domain/shared/profile'
import type { ClaimProfile } from './claim-profile.ts'
import { lengthOf } from './months.ts'

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const maxJobs = 4

/** Older profiles store January for a year stated without a month. */
const stored = (month: YearMonth): string => (month.length === 4 || month.endsWith('-01') ? month.slice(0, 4) : written(month))
const written = (month: YearMonth): string => `${monthNames[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`.trim()

/**
 * 'Registered Nurse, 2020 to Nov 2026: 6 years 10 months'; null when the text of the claim counts no years.
 * Only pass claims that the checker found true.
 */
export function explainClaim({ experiences }: ClaimProfile, claim: Claim): string | null {
  const counted = ({ jobs, months, isEstimate }: CountedWork, asOf: YearMonth): string => {
    const dated = jobs.flatMap((jobIndex) => {
      const job = experiences[jobIndex]
      return job?.start ? [`${job.title}, ${stored(job.start)} to ${job.end ? stored(job.end) : written(asOf)}`] : []
    })
    const rest = dated.length - maxJobs
    return `${dated.slice(0, maxJobs).join('; ')}${rest > 0 ? `; ${rest} more` : ''}: ${isEstimate === true ? 'about ' : ''}${lengthOf(months)}`
  }
  if (claim.kind === 'tenure') return counted({ ...claim, jobs: [claim.job] }, claim.asOf)
  if (claim.kind === 'stayed') return counted(claim, claim.asOf)
  if (claim.kind === 'practice') return counted(claim, claim.asOf)
  // what is computed on request names the jobs and dates it is computed from
  const [from, to] =
    claim.kind === 'rise' && claim.months !== undefined
      ? [claim.from, claim.to]
      : claim.kind === 'moved'
        ? [claim.from.job, claim.to.job]
        : []
  if (from !== undefined && to !== undefined) {
    const begun = [from, to].flatMap((job) => {
      const entry = experiences[job]
      return entry?.start ? [`${entry.title} from ${stored(entry.start)}`] : []
    })
    return begun.join(', ')
  }
  if (claim.kind !== 'title') return null
  const { same, related, asOf } = claim
  const parts = [
    ...(same.months >= 24 ? [counted(same, asOf)] : []),
    ...(related.months >= 24 ? [`Related work: ${counted(related, asOf)}`] : []),
  ]
  return parts.length > 0 ? parts.join('. ') : null
}
