// Simulated users with unstated preferences that a search has to learn.
import type { RejectionReason } from '@fairlead/domain/candidate/rejection'
import type { YearMonth } from '@fairlead/domain/shared/profile'
import { monthNumber } from '@fairlead/domain/shared/year-month'
import { monthsCovered, type MatchableProfile } from '@fairlead/matching/skills/person'

/** A preference, checked on the profile's words and dates rather than the engine's reading. */
interface Criterion {
  name: string
  /** The rejection reason when only this is missing. */
  reason: RejectionReason
  fits(profile: MatchableProfile): boolean
}

export interface PlantedUser {
  name: string
  criteria: Criterion[]
  wants(profile: MatchableProfile): boolean
}

/** Numbers from 0 to 1 from a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const yearsOf = (profile: MatchableProfile, today: YearMonth): number =>
  monthsCovered(
    profile.experiences.map((job) => ({
      start: monthNumber(job.start),
      end: monthNumber(job.end) ?? (job.start === null ? null : monthNumber(today)),
    })),
  ) / 12

const lower = (text: string | null): string => (text ?? '').trim().toLowerCase()

/** Every preference met by a share of these people between `min` and `max`, in a fixed order. */
function possibleCriteria(profiles: readonly MatchableProfile[], today: YearMonth, min: number, max: number): Criterion[] {
  const possible: Criterion[] = []
  const addCriteria = (kind: string, reason: RejectionReason, valuesOf: (profile: MatchableProfile) => string[]): void => {
    const values = new Set(profiles.flatMap(valuesOf).filter((value) => value.length > 1))
    for (const value of [...values].toSorted())
      possible.push({ name: `${kind} ${value}`, reason, fits: (profile) => valuesOf(profile).includes(value) })
  }
  addCriteria('skill', 'missing_skills', (profile) => profile.skills.map(lower))
  addCriteria('industry', 'industry', (profile) => profile.experiences.map((job) => lower(job.industry)))
  addCriteria('title', 'job_title', (profile) => profile.experiences.slice(0, 1).map((job) => lower(job.title)))
  addCriteria('degree', 'higher_degrees', (profile) => profile.education.map((entry) => lower(entry.degree)))
  addCriteria('study', 'other', (profile) => profile.education.map((entry) => lower(entry.fieldOfStudy)))
  for (const years of [3, 5, 8, 10, 12]) {
    possible.push({ name: `at least ${years} years`, reason: 'underqualified', fits: (person) => yearsOf(person, today) >= years })
    possible.push({ name: `less than ${years} years`, reason: 'overqualified', fits: (person) => yearsOf(person, today) < years })
  }
  return possible.filter(({ fits }) => {
    const share = profiles.filter(fits).length / profiles.length
    return share >= min && share <= max
  })
}

/**
 * Users for one search: each wants one or two things that between an eighth and a half of the people found have. @param
 * profiles the people a search finds
 * @param count how many users; the same seed gives the same users
 */
export function plantUsers(profiles: readonly MatchableProfile[], today: YearMonth, count: number, seed: number): PlantedUser[] {
  const possible = possibleCriteria(profiles, today, 0.12, 0.75)
  // kinds take turns, because most possible preferences are skills
  const byKind = [...Map.groupBy(possible, ({ name }) => name.split(' ')[0]).values()]
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const users: PlantedUser[] = []
  for (let tries = 0; users.length < count && tries < count * 40; tries += 1) {
    const [first, second] = [pick(pick(byKind) ?? []), pick(pick(byKind) ?? [])]
    if (!first || !second) break
    const criteria = random() < 0.4 || first.name === second.name ? [first] : [first, second]
    const wants = (profile: MatchableProfile) => criteria.every(({ fits }) => fits(profile))
    const share = profiles.filter(wants).length / profiles.length
    if (share < 0.12 || share > 0.5) continue
    const name = criteria.map((criterion) => criterion.name).join(' and ')
    if (!users.some((user) => user.name === name)) users.push({ name, criteria, wants })
  }
  return users
}
