// What is computed from a person's jobs: promotions, time with each employer, people led.
import type { Evidence } from '@fairlead/domain/candidate/assessment'
import { doubtAbout } from '@fairlead/domain/candidate/own-claim'
import { ledIn } from '@fairlead/domain/project/computed-criteria'
import { conceptId } from './concepts.ts'
import { monthsCovered, type JobReading, type MatchableProfile, type PersonReading } from './person.ts'
import { levels } from './title-ranks.ts'

/** The jobs that count: not study, and with dates that can be right. */
export const workOf = (person: PersonReading): JobReading[] => person.jobs.filter(({ discounted }) => discounted === null)
/** Months since year 0. */
export const startOf = (job: JobReading): number => job.start ?? Infinity

export interface Promotion {
  before: JobReading
  after: JobReading
  /** From the start of the lower job to that of the higher one. */
  months: number
}

/** Every step to a higher rank at one employer, fastest first. */
export function promotionsOf(person: PersonReading): Promotion[] {
  const jobs = workOf(person).filter((job) => job.start !== null)
  return jobs
    .flatMap((after) =>
      jobs
        .filter(
          (before) =>
            before.company.concept === after.company.concept &&
            startOf(before) < startOf(after) &&
            levels[before.title.seniority] < levels[after.title.seniority],
        )
        .map((before) => ({ before, after, months: startOf(after) - startOf(before) })),
    )
    .toSorted((a, b) => a.months - b.months || startOf(b.after) - startOf(a.after))
}

export interface Stint {
  jobs: JobReading[]
  months: number
  isOver: boolean
}

/** The dated jobs by employer, newest first. */
export function stintsOf(person: PersonReading): Stint[] {
  const dated = workOf(person).filter((job) => job.start !== null && job.company.label !== '')
  return [...Map.groupBy(dated, ({ company }) => company.concept).values()].map((jobs) => ({
    jobs,
    months: monthsCovered(jobs),
    isOver: !jobs.some(({ current }) => current),
  }))
}

export type TextSource = Pick<Evidence, 'field' | 'index' | 'part'>
/** The texts in which people say how many they lead, with where they are. */
export function* ownTexts(profile: MatchableProfile): Generator<[string, TextSource]> {
  for (const [index, job] of profile.experiences.entries())
    if (job.description) yield [job.description, { field: 'experiences', index, part: 'description' }]
  if (profile.summary) yield [profile.summary, { field: 'summary', index: 0, part: null }]
  if (profile.headline) yield [profile.headline, { field: 'headline', index: 0, part: null }]
}

/** The most people that a text claims to have led, with the words that say so. */
export function ledMost(profile: MatchableProfile): { people: number | null; evidence: Evidence } | null {
  let best: { people: number | null; evidence: Evidence } | null = null
  for (const [text, source] of ownTexts(profile))
    for (const { criterion, start: from, end } of ledIn(text)) {
      if (best !== null && (criterion.people ?? 0) <= (best.people ?? 0)) continue
      if (doubtAbout(text, from, end) !== null) continue
      best = { people: criterion.people, evidence: { ...source, start: from, end, quote: text.slice(from, end) } }
    }
  return best
}

export const ledSteps = [1, 2, 3, 5, 8, 10, 12, 15, 20, 30, 50, 100, 200] as const
export const mostYears = 15
type CareerKind = 'promoted' | 'average' | 'each' | 'one' | 'led'
/** A step of the index: within so many years, at least so many years, or at least so many people. */
export const careerConcept = (kind: CareerKind, step: number): number => conceptId('career', `${kind} ${step}`)
const yearSteps = Array.from({ length: mostYears }, (_, index) => index + 1)

/** A person's career as concepts for the index, in steps: five years with one employer are also three. */
export function careerConcepts(person: PersonReading, profile: MatchableProfile): number[] {
  const [fastest] = promotionsOf(person)
  const stints = stintsOf(person)
  const months = stints.map((stint) => stint.months)
  const over = stints.filter(({ isOver }) => isOver).map((stint) => stint.months)
  const mean = months.reduce((sum, value) => sum + value, 0) / Math.max(1, months.length)
  const led = ledMost(profile)
  const reached = (kind: CareerKind, value: number) =>
    yearSteps.filter((step) => value >= step * 12).map((step) => careerConcept(kind, step))
  return [
    ...(fastest
      ? [
          careerConcept('promoted', 0),
          ...yearSteps.filter((step) => fastest.months <= step * 12).map((step) => careerConcept('promoted', step)),
        ]
      : []),
    ...reached('average', mean),
    ...reached('one', Math.max(0, ...months)),
    ...reached('each', over.length > 0 ? Math.min(...over) : Math.max(0, ...months)),
    ...(led ? ledSteps.filter((step) => step === 1 || (led.people ?? 0) >= step).map((step) => careerConcept('led', step)) : []),
  ]
}
