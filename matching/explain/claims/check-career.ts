// Recomputes what a search asks to be computed from jobs: time with employers, people led, moves, licenses, years of a skill.
import { evidenceText, type Evidence, type Reason } from '@fairlead/domain/candidate/assessment'
import type { Claim } from '@fairlead/domain/candidate/claim'
import { doubtAbout } from '@fairlead/domain/candidate/own-claim'
import { numberWords, wordsOfLanguages } from '@fairlead/domain/project/computed-words.data'
import { workspaceSource, type Employers } from '@fairlead/domain/reference/employers'
import { normalise } from '@fairlead/domain/reference/normalise'
import type { ReferenceTables } from '@fairlead/domain/reference/tables'
import { must } from '@fairlead/domain/shared/records'
import type { ClaimFault, ClaimProfile } from './claim-profile.ts'
import { countMonths, isEstimated, isStudy, unusableDates } from './months.ts'
import type { WorkKinds } from './work-kinds.ts'

type Of<K extends Claim['kind']> = Extract<Claim, { kind: K }>

export interface CareerChecks {
  /** Months from the start of one job to that of the other. */
  betweenStarts(jobs: ClaimProfile['experiences'], from: number, to: number): number | null
  stayed(profile: ClaimProfile, claim: Of<'stayed'>): ClaimFault | null
  led(profile: ClaimProfile, claim: Of<'led'>, reason: Reason): ClaimFault | null
  moved(profile: ClaimProfile, claim: Of<'moved'>): ClaimFault | null
  licensed(profile: ClaimProfile, claim: Of<'licensed'>, reason: Reason): ClaimFault | null
  practice(profile: ClaimProfile, claim: Of<'practice'>, reason: Reason): ClaimFault | null
  quoted(profile: ClaimProfile, reason: Reason): ClaimFault | null
  employer(profile: ClaimProfile, claim: Of<'employer'>): ClaimFault | null
}

export interface CareerLists {
  kinds: WorkKinds
  places: ReferenceTables['places']
  companyKey(name: string): string
  employers: Employers | undefined
  /** The keyword, or another listed spelling of the same skill. */
  isNamed(label: string, quote: string): boolean
}

/** All words of the phrases, without the marks of the data. */
const wordsOf = (roles: readonly ('led' | 'ledBehind' | 'team' | 'people')[]): string[] =>
  Object.values(wordsOfLanguages).flatMap((words) => roles.flatMap((role) => words[role].split('|').map((phrase) => normalise(phrase))))

const leading = wordsOf(['led', 'ledBehind'])
const led = wordsOf(['team', 'people'])
const counts = new Map(numberWords.flatMap((list, value) => list.split('|').map((word) => [normalise(word), value] as const)))
const isBetween = (year: number, start: string, end: string) => Number(start.slice(0, 4)) <= year && year <= Number(end.slice(0, 4))
const hasPhrase = (text: string, phrases: readonly string[]) => phrases.some((phrase) => ` ${text} `.includes(` ${phrase}`))

export function openCareerChecks({ kinds, places, companyKey, employers, isNamed }: CareerLists): CareerChecks {
  const isDated = ({ experiences }: ClaimProfile, job: number) => {
    const entry = experiences[job]
    return entry !== undefined && entry.start !== null && unusableDates(entry, null) === null && !isStudy(entry.title)
  }

  /** True where the text claims the quoted words for its person. */
  function doubt(profile: ClaimProfile, { start, end, ...source }: Evidence): ClaimFault | null {
    return doubtAbout(evidenceText(profile, source) ?? '', start, end, source.part === 'title')
  }

  function betweenStarts(experiences: ClaimProfile['experiences'], from: number, to: number): number | null {
    const [first, second] = [experiences[from], experiences[to]]
    if (!first?.start || !second?.start) return null
    return countMonths([{ ...first, end: second.start }], [0], second.start.length === 4 ? `${second.start}-07` : second.start)
  }

  function stayed(profile: ClaimProfile, claim: Of<'stayed'>): ClaimFault | null {
    const { experiences } = profile
    if (claim.jobs.length === 0 || claim.jobs.some((job) => !isDated(profile, job))) return 'dates'
    const employers = Map.groupBy(claim.jobs, (job) => companyKey(experiences[job]?.company ?? ''))
    if (employers.size !== claim.employers || employers.has('')) return 'company'
    const lengths = [...employers.values()].map((jobs) => countMonths(experiences, jobs, claim.asOf) ?? 0)
    // no job with these employers, or that is over, may be left out
    const uncounted = experiences.flatMap((entry, job) =>
      claim.jobs.includes(job) || entry.company === '' || !isDated(profile, job) ? [] : [job],
    )
    const isSingle = claim.per === 'one' || claim.per === 'present'
    const isAllowed = (job: number) =>
      isSingle ? !employers.has(companyKey(must(experiences[job]).company)) : claim.per === 'each' && isPresent(job)
    const isPresent = (job: number) =>
      experiences.some((entry) => entry.end === null && companyKey(entry.company) === companyKey(must(experiences[job]).company))
    if (!uncounted.every(isAllowed)) return 'months'
    const sum = lengths.reduce((total, length) => total + length, 0)
    const months = claim.per === 'average' ? Math.floor(sum / lengths.length) : claim.per === 'each' ? Math.min(...lengths) : lengths[0]
    if (claim.per === 'present' && !claim.jobs.some(isPresent)) return 'job'
    if (isSingle && (employers.size !== 1 || experiences.find((_, index) => index === claim.jobs[0])?.company !== claim.company))
      return 'company'
    return months === claim.months && isEstimated(experiences, claim.jobs) === (claim.isEstimate ?? false) ? null : 'months'
  }

  return {
    betweenStarts,
    stayed,
    employer({ experiences }, { job: index, company, isCurrent, type, size, country, asOf, sources }) {
      const job = experiences[index]
      if (!job || unusableDates(job, asOf) !== null) return 'dates'
      if (isStudy(job.title)) return 'study'
      if (job.company !== company) return 'company'
      if ((job.end === null) !== isCurrent) return 'job'
      const isOfJob = size !== null && job.start !== null && isBetween(size.year, job.start, job.end ?? asOf)
      if (size !== null && size.isOfJob !== isOfJob) return 'months'
      // the tables don't have what a team says of an employer
      if (sources.includes(workspaceSource)) return null
      const facts = employers?.find(company)
      if (!facts || facts.sources.join() !== sources.join()) return 'company'
      const isSize = size === null || (facts.sizeMin === size.min && facts.sizeMax === size.max && facts.sizeYear === size.year)
      const isKnown = (type === null || facts.kinds.includes(type)) && (country === null || facts.country === country)
      return isSize && isKnown ? null : 'company'
    },
    quoted(profile, { evidence }) {
      const [quotation, ...more] = evidence
      return quotation && more.length === 0 ? doubt(profile, quotation) : 'quote'
    },
    led(profile, { people }, { evidence }) {
      const [quotation] = evidence
      if (!quotation || quotation.field === 'education' || quotation.field === 'skills') return 'keyword'
      const text = normalise(quotation.quote)
      if (!hasPhrase(text, leading) || !hasPhrase(text, led)) return 'keyword'
      const isSaid = people === null || text.split(' ').some((word) => word === String(people) || counts.get(word) === people)
      if (!isSaid) return 'months'
      if (quotation.field === 'experiences' && isStudy(profile.experiences[quotation.index]?.title ?? '')) return 'study'
      return doubt(profile, quotation)
    },
    moved(profile, { from, to }) {
      for (const side of [from, to]) {
        const job = profile.experiences[side.job]
        if (!job || !isDated(profile, side.job)) return 'dates'
        if (job.title !== side.title || job.company !== side.company) return 'job'
        const isAsked =
          companyKey(job.company) === companyKey(side.asked) ||
          ` ${normalise(job.title)} `.includes(` ${normalise(side.asked)} `) ||
          kinds.isSame(job.title, side.asked) ||
          normalise(job.industry ?? '') === normalise(side.asked)
        if (!isAsked) return 'other_work'
      }
      const [first, second] = [profile.experiences[from.job], profile.experiences[to.job]]
      return (first?.start ?? '') < (second?.start ?? '') ? null : 'months'
    },
    licensed(profile, { license, state }, { evidence }) {
      const [quotation] = evidence
      const row = places.find(({ label }) => label === state)
      if (!quotation || quotation.quote.length > 240) return 'keyword'
      const words = quotation.quote.split(/[^\p{L}\p{N}.'’-]+/u)
      const pieces = words.flatMap((_, index) => [1, 2, 3, 4].map((length) => words.slice(index, index + length).join(' ')))
      if (!pieces.some((piece) => isNamed(license, piece))) return 'keyword'
      const isState = (piece: string) => piece === row?.region || normalise(piece) === normalise(row?.name ?? '')
      const named = pieces.find(isState)
      if (row?.type !== 'region' || named === undefined) return 'place'
      const start = quotation.start + quotation.quote.indexOf(named)
      return doubt(profile, quotation) ?? doubt(profile, { ...quotation, start, end: start + named.length })
    },
    practice(profile, claim, { evidence }) {
      for (const job of claim.jobs) {
        const quotation = evidence.find(({ field, index }) => field === 'experiences' && index === job)
        if (!quotation || !isNamed(claim.label, quotation.quote)) return 'keyword'
        if (!isDated(profile, job)) return 'dates'
        const fault = doubt(profile, quotation)
        if (fault !== null) return fault
      }
      const isCounted = countMonths(profile.experiences, claim.jobs, claim.asOf) === claim.months
      return isCounted && isEstimated(profile.experiences, claim.jobs) === (claim.isEstimate ?? false) ? null : 'months'
    },
  }
}
