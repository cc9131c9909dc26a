// How the years in a claim were counted, as an explanation: each job with its months.
import type { Claim, CountedWork } from '@fairlead/domain/candidate/claim'
import type { YearMonth } from '@fairlead/domain/shared/profile'
import type { ClaimProfile } from './claim-profile.ts'
import { text as sentencesText } from './texts/sentences.ts'

type CountTexts = Pick<typeof sentencesText, 'monthOf' | 'jobBetween' | 'jobFrom' | 'counted' | 'relatedWork'>

const maxJobs = 4

/** Older profiles store January for a year stated without a month. */
const stored = (texts: CountTexts, month: YearMonth): string =>
  month.length === 4 || month.endsWith('-01') ? month.slice(0, 4) : written(texts, month)
const written = (texts: CountTexts, month: YearMonth): string => texts.monthOf(Number(month.slice(5, 7)), month.slice(0, 4))

/**
 * 'Registered Nurse, 2020 to Nov 2026: 6 years 10 months' in the reader's language; null when the text of the claim counts no years.
 * Only pass claims that the checker found true.
 * @param texts in another language
 */
export function explainClaim({ experiences }: ClaimProfile, claim: Claim, texts: CountTexts = sentencesText): string | null {
  const counted = ({ jobs, months, isEstimate }: CountedWork, asOf: YearMonth): string => {
    const dated = jobs.flatMap((jobIndex) => {
      const job = experiences[jobIndex]
      return job?.start
        ? [texts.jobBetween(job.title, stored(texts, job.start), job.end ? stored(texts, job.end) : written(texts, asOf))]
        : []
    })
    return texts.counted(dated.slice(0, maxJobs), dated.length - maxJobs, months, isEstimate === true)
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
      return entry?.start ? [texts.jobFrom(entry.title, stored(texts, entry.start))] : []
    })
    return begun.join(', ')
  }
  if (claim.kind !== 'title') return null
  const { same, related, asOf } = claim
  const parts = [
    ...(same.months >= 24 ? [counted(same, asOf)] : []),
    ...(related.months >= 24 ? [texts.relatedWork(counted(related, asOf))] : []),
  ]
  return parts.length > 0 ? parts.join('. ') : null
}
