// A profile's figures for the card: years of work by kind and place, and schools.
import type { YearMonth } from '@fairlead/domain/shared/profile'
import { monthsCovered, readPerson, type JobReading, type MatchableProfile } from '../skills/person.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'

/** Years have one decimal, overlaps counted once; null = the profile has no dates. */
export interface ProfileFacts {
  yearsOfExperience: number | null
  /** In jobs of the requested titles or close to them; null when no title is requested. */
  relevantYears: number | null
  /** At companies whose size the reference table has. */
  yearsAtLarge: number | null
  yearsAtMedium: number | null
  yearsAtSmall: number | null
  /** In jobs located in the United States. */
  yearsInUs: number | null
  attendedTop10School: boolean
  attendedTop25School: boolean
}

/**
 * Computes the figures of a profile.
 * @param titles the project's job titles
 * @param today the month up to which current jobs count, 'YYYY-MM'
 * @throws RangeError when today is malformed
 */
export function profileFacts(vocabulary: Vocabulary, profile: MatchableProfile, titles: readonly string[], today: YearMonth): ProfileFacts {
  const person = readPerson(vocabulary, profile, today)
  const dated = person.jobs.filter((job) => job.start !== null)
  const years = (isCounted: (job: JobReading) => boolean) =>
    dated.length === 0 ? null : Math.round((monthsCovered(dated.filter(isCounted)) / 12) * 10) / 10
  const concepts = titles.map((title) => vocabulary.titles.read(title).concept)
  const requested = new Set([...concepts, ...concepts.flatMap((concept) => vocabulary.titles.close(concept))])
  const places = profile.experiences.map((job) => (job.location ? vocabulary.places.read(job.location) : null))
  return {
    yearsOfExperience: years(() => true),
    relevantYears: titles.length === 0 ? null : years((job) => requested.has(job.title.concept)),
    yearsAtLarge: years((job) => job.company.size === 'large'),
    yearsAtMedium: years((job) => job.company.size === 'medium'),
    yearsAtSmall: years((job) => job.company.size === 'small'),
    yearsInUs: years((job) => places[job.index]?.country === 'US'),
    attendedTop10School: person.schooling.some(({ school }) => school.top10),
    attendedTop25School: person.schooling.some(({ school }) => school.top10 || school.top25),
  }
}
