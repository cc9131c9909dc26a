// The parts of a person that matching may use, converted to concepts once.
import type { Education, Experience, Profile, YearMonth } from '@fairlead/domain/shared/profile'
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
  /** Why it counts no months and isn't current: impossible dates, or study rather than work. */
  discounted: 'dates' | 'study' | null
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

/** No one who can be hired began to work earlier. */
const earliestYear = 1940

/**
 * True when the dates of a job can't all be right: a month that doesn't exist, a year before 1940, a start in the future, or an
 * end before the start. Where one of two dates has no month, their years are compared.
 * @param now months since year 0
 */
function areImpossible({ start, end }: Pick<Experience, 'start' | 'end'>, now: number): boolean {
  if (isNoDate(start) || isNoDate(end)) return true
  const from = monthNumber(start)
  if (start === null || from === null) return false
  if (from - (start.length === 4 ? 6 : 0) > now) return true
  if (end === null) return false
  return start.length === 4 || end.length === 4 ? end.slice(0, 4) < start.slice(0, 4) : end < start
}

function isNoDate(date: string | null): boolean {
  if (date === null) return false
  const month = date.length > 4 ? Number(date.slice(5, 7)) : 1
  return Number(date.slice(0, 4)) < earliestYear || month < 1 || month > 12
}

/** Entries of a career that are courses of study: 'Student Nurse', 'BSc Nursing', 'Étudiante infirmière'. */
const study =
  /^(?:student(?:in)?|[ée]tudiante?|estudiante|studente(?:ssa)?|estudante|studentka) ?(?!advis|affairs|services|success|support|life|recruit|account|engagement|records|union|loan|housing|wellness|experience)|(?<!\p{L})(?:student(?:in)?|undergraduate|[ée]tudiante?|estudiante|studente|estudante|studentka)$|^(?:B\.?Sc|M\.?Sc|BA|BS|MBA|Ph\.?D|bachelor|master)(?:['’]?s)?(?: (?:of|in|degree|student|candidate|program)(?!\p{L})|\.?,)/iu

/** Characters of a title that are read. */
const longestTitle = 200

/** Titles recur from person to person. */
const studies = new Map<string, boolean>()
const maxStudies = 20_000

/** True for a job title that names study rather than work. */
export function isStudy(title: string): boolean {
  const remembered = studies.get(title)
  if (remembered !== undefined) return remembered
  const answer = study.test(title.slice(0, longestTitle))
  if (studies.size >= maxStudies) studies.clear()
  studies.set(title, answer)
  return answer
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
    const discounted = areImpossible(experience, now) ? 'dates' : isStudy(experience.title) ? 'study' : null
    const end = monthNumber(experience.end) ?? (experience.start === null ? null : now)
    return {
      index,
      titleText: experience.title,
      title: vocabulary.titles.read(experience.title),
      company,
      industry: industry ? vocabulary.industry(industry) : null,
      industryLabel: industry || null,
      start: discounted === null ? monthNumber(experience.start) : null,
      // a contract that ends in the future counts until now
      end: discounted === null && end !== null ? Math.min(end, now) : null,
      current: discounted === null && experience.end === null,
      isEstimate: isEstimate(experience),
      discounted,
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
    current: jobs.find((job) => job.current) ?? jobs.find((job) => job.discounted === null) ?? null,
    schooling,
    skills: profile.skills.map((skill) => vocabulary.skills.read(skill)),
    highestDegree: schooling
      .map((entry) => entry.degree)
      .reduce((best, kind) => (degreeLevels[kind] > degreeLevels[best] ? kind : best), 'none'),
    months: monthsCovered(jobs),
  }
}
