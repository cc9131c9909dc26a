// Which criteria settings hold, in the form of proposals: the inverse of accepting them.
import type { Accepted, Criteria } from './accept-proposals.ts'
import { entriesOf } from '../shared/records.ts'
import type { JobField } from './job-proposal.ts'

type Held = Omit<Accepted, 'field'>

const must = (values: readonly string[]): Held[] => values.map((value) => ({ value, strength: 'must' }))
const nice = (values: readonly string[]): Held[] => values.map((value) => ({ value, strength: 'nice' }))
const number = (value: number | null): Held[] => (value === null ? [] : must([String(value)]))
const flag = (isSet: boolean, value: string): Held[] => (isSet ? must([value]) : [])

const heldBy: Record<JobField, (settings: Criteria) => Held[]> = {
  title: ({ jobTitles }) => must(jobTitles),
  location: ({ locations }) => must(locations),
  radius: ({ locationRadiusKm }) => number(locationRadiusKm),
  remote: ({ remoteWorkAllowed }) => flag(remoteWorkAllowed, 'true'),
  years_min: ({ yearsExpMin }) => number(yearsExpMin),
  years_max: ({ yearsExpMax }) => number(yearsExpMax),
  years_relevant: ({ yoreMin }) => number(yoreMin),
  keyword: ({ keywordsRequired, keywordsOptional }) => [...must(keywordsRequired), ...nice(keywordsOptional)],
  // an accepted language is a keyword
  language: () => [],
  degree: ({ bachelors, advancedDegree, mba, phd }) => [
    ...flag(bachelors, 'bachelors'),
    ...flag(advancedDegree, 'advanced_degree'),
    ...flag(mba, 'mba'),
    ...flag(phd, 'phd'),
  ],
  track: ({ icOrManager }) => (icOrManager === null ? [] : must([icOrManager])),
  company: ({ companies }) => nice(companies),
  industry: ({ industries }) => nice(industries),
  exclusion: ({ badKeywords }) => must(badKeywords),
  pay: ({ compTargetMin: min, compTargetMax: max, compCurrency: currency }) =>
    min === null || currency === null ? [] : must([`${currency} ${min}${max === null ? '' : `-${max}`} year`]),
  visa: ({ visaFilter }) => flag(visaFilter, 'none'),
}

/** Everything that settings ask for, no matter who set it. */
export const criteriaIn = (settings: Criteria): Accepted[] =>
  entriesOf(heldBy).flatMap(([field, valuesOf]) => valuesOf(settings).map((entry) => ({ field, ...entry })))
