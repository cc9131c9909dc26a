// Searches that produce every kind of claim: the regression test's, some with companies, industries, and a radius around a
// city.
import type { Profile } from '@fairlead/domain/shared/profile'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { freshSearches, searches } from '../searches.data.ts'

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
      { ...preferences, locations: label ? [label] : ['United States'], locationRadiusKm: 100 },
    ]
  })
}
