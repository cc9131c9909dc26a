// Searches that produce every kind of claim: the regression test's, some with companies, industries, and a radius around a
// city.
import type { Profile } from '@fairlead/domain/shared/profile'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { freshSearches, searches } from '../searches.ts'

/** Criteria that are computed from jobs. */
const careers = [
  'promoted within 5 years',
  'stayed at least 2 years per employer on average',
  'stayed at least 1 year with each employer',
  'stayed at least 4 years with one employer',
  'led 3 or more people',
  'moved from nurse to manager',
  'moved from engineer to senior',
  'CPA license (Texas)',
  '2 years of Python',
  '1 year of BLS',
  'worked at a public company (headquarters: United States)',
  'worked at an employer with at least 501 people',
]

/** The people, some with a license that names its state, which no one in the demo pool has. */
export const peopleOfClaims = <P extends Pick<Profile, 'skills'>>(people: readonly P[]): P[] =>
  people.map((person, index) => (index % 20 === 0 ? { ...person, skills: [...person.skills, 'CPA License, Texas'] } : person))

/** @param people whose employers, industries, and places are searched for, so that there are reasons to write */
export function searchesOfClaims(people: readonly Pick<Profile, 'experiences' | 'place'>[]): SearchPreferences[] {
  return [...searches, ...freshSearches].flatMap(({ preferences }, index) => {
    const person = people[(index * 7) % people.length]
    const job = person?.experiences[0]
    const industry = person?.experiences.find((experience) => experience.industry)?.industry
    const label = person?.place?.label
    return [
      preferences,
      { ...preferences, companies: job ? [job.company, 'Google', 'Stripe'] : [], industries: industry ? [industry] : ['Software'] },
      { ...preferences, keywordsRequired: [careers[index % careers.length] ?? ''] },
      { ...preferences, locations: label ? [label] : ['United States'], locationRadiusKm: 100 },
    ]
  })
}
