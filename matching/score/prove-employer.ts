// Proves from what is known about a person's employers that a criterion about them is met, and tells whether it may be.
import type { Claim } from '@fairlead/domain/candidate/claim'
import type { Evidence } from '@fairlead/domain/candidate/assessment'
import { employerFit, type EmployerCriterion } from '@fairlead/domain/project/employer-criterion'
import { isSizeOfJob } from '@fairlead/domain/reference/employers'
import type { YearMonth } from '@fairlead/domain/shared/profile'
import { workOf } from '../skills/career.ts'
import type { MatchableProfile, PersonReading } from '../skills/person.ts'

interface Subject {
  person: PersonReading
  profile: MatchableProfile
  today: YearMonth
}

/** The employer that meets it; one whose size is that of the years of the job first. */
export function proveEmployer(
  { person, profile, today }: Subject,
  criterion: EmployerCriterion,
): { claim: Claim; evidence: Evidence[] } | null {
  const { type, minPeople, maxPeople, country } = criterion
  const asksSize = minPeople !== null || maxPeople !== null
  const jobs = workOf(person).flatMap(({ index, current, company: { facts } }) => {
    const { company = '', start = null, end = null } = profile.experiences[index] ?? {}
    if (!facts || company === '' || employerFit(criterion, facts) !== 'met') return []
    return [{ index, current, facts, company, isOfJob: asksSize && isSizeOfJob(facts, start, end, today) }]
  })
  const job = jobs.find(({ isOfJob }) => isOfJob) ?? jobs[0]
  if (!job) return null
  const { index, current, facts, company, isOfJob } = job
  const { sizeMin: min, sizeMax: max, sizeYear, sources } = facts
  return {
    claim: {
      kind: 'employer',
      job: index,
      isCurrent: current,
      company,
      type,
      size: asksSize && sizeYear !== null ? { min, max, year: sizeYear, isOfJob } : null,
      country,
      asOf: today,
      sources: [...sources],
    },
    evidence: [{ field: 'experiences', index, part: 'company', start: 0, end: company.length, quote: company }],
  }
}

/** Of at least one employer it isn't known; also of someone without a job. */
export function mayHaveEmployer(person: PersonReading, criterion: EmployerCriterion): boolean {
  const jobs = workOf(person)
  return jobs.length === 0 || jobs.some(({ company }) => employerFit(criterion, company.facts) === 'unknown')
}
