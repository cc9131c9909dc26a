// The parts of a person that matching may use, converted to concepts once.
import type { Education, Profile, YearMonth } from '@fairlead/domain/shared/profile'
import { isEstimate, isYearOnly, monthNumber } from '@fairlead/domain/shared/year-month'
import type { CompanyReading } from './companies.ts'
import { degreeLevels, isPhd, readDegree } from './education.ts'
import type { DegreeKind, SchoolReading } from './education.ts'
import type { TitleReading } from './titles.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * The part of a profile that an assessment may use. Excludes name, picture, addresses, recommendations, graduation years, and
 * clubs: they reveal gender, origin, age, or belief, and must not affect the ranking.
 */
export type MatchableProfile = Pick<
  Profile,
  'headline' | 'summary' | 'place' | 'experiences' | 'skills' | 'estimatedSalary' | 'estimatedSalaryCurrency' | 'resumeText'
> & {
  education: Pick<Education, 'school' | 'degree' | 'fieldOfStudy'>[]
}

export interface JobReading {
  index: number
  /** As written. */
  titleText: string
  title: TitleReading
  company: CompanyReading
  industry: number | null
  industryLabel: string | null
  /** Months since year 0; null = not stated. */
  start: number | null
  end: number | null
  current: boolean
  /** A date is a year only, so the months are an estimate. */
  isEstimate: boolean
}

export interface SchoolingReading {
  index: number
  school: SchoolReading
  degree: DegreeKind
  phd: boolean
  major: number | null
  majorFamily: number | null
  majorFamilyLabel: string | null
}

export interface PersonReading {
  jobs: JobReading[]
  current: JobReading | null
  schooling: SchoolingReading[]
  skills: { concept: number; label: string }[]
  highestDegree: DegreeKind
  /** Total months of work, overlaps counted once. */
  months: number
}

/** Months covered by the jobs, overlaps counted once; jobs without a start count nothing. */
export function monthsCovered(jobs: readonly Pick<JobReading, 'start' | 'end'>[]): number {
  const spans = jobs.flatMap((job) =>
    job.start === null || job.end === null || job.end <= job.start ? [] : [[job.start, job.end] as const],
  )
  spans.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  let total = 0
  let until = -Infinity
  for (const [start, end] of spans) {
    if (end <= until) continue
    total += end - Math.max(start, until)
    until = end
  }
  return total
}

/**
 * Converts a profile to concepts.
 * @param today the month up to which jobs without an end count
 * @throws RangeError when today is not 'YYYY-MM'
 */
export function readPerson(vocabulary: Vocabulary, profile: MatchableProfile, today: YearMonth): PersonReading {
  const now = isYearOnly(today) ? null : monthNumber(today)
  if (now === null) throw new RangeError(`not a month: '${today}'`)
  const jobs = profile.experiences.map((experience, index): JobReading => {
    const company = vocabulary.companies.read(experience.company)
    const industry = experience.industry ?? company.industry
    return {
      index,
      titleText: experience.title,
      title: vocabulary.titles.read(experience.title),
      company,
      industry: industry ? vocabulary.industry(industry) : null,
      industryLabel: industry || null,
      start: monthNumber(experience.start),
      end: monthNumber(experience.end) ?? (experience.start === null ? null : now),
      current: experience.end === null,
      isEstimate: isEstimate(experience),
    }
  })
  const schooling = profile.education.map((entry, index): SchoolingReading => {
    const major = entry.fieldOfStudy ? vocabulary.schooling.major(entry.fieldOfStudy) : null
    return {
      index,
      school: vocabulary.schooling.school(entry.school),
      degree: readDegree(entry.degree),
      phd: isPhd(entry.degree),
      major: major?.concept ?? null,
      majorFamily: major?.family ?? null,
      majorFamilyLabel: major?.familyLabel ?? null,
    }
  })
  return {
    jobs,
    current: jobs.find((job) => job.current) ?? jobs[0] ?? null,
    schooling,
    skills: profile.skills.map((skill) => vocabulary.skills.read(skill)),
    highestDegree: schooling
      .map((entry) => entry.degree)
      .reduce((best, kind) => (degreeLevels[kind] > degreeLevels[best] ? kind : best), 'none'),
    months: monthsCovered(jobs),
  }
}
