// Taking over what a job description proposes: lists grow, blanks are filled, and nothing that somebody set is changed.
import { normalise } from '../reference/normalise.ts'
import type { JobProposal } from './job-proposal.ts'
import type { ProjectSettings } from './settings.ts'

export type Criteria = Pick<
  ProjectSettings,
  | 'jobTitle'
  | 'jobTitles'
  | 'keywordsRequired'
  | 'keywordsOptional'
  | 'yearsExpMin'
  | 'yearsExpMax'
  | 'bachelors'
  | 'advancedDegree'
  | 'mba'
  | 'phd'
  | 'locations'
  | 'remoteWorkAllowed'
  | 'industries'
  | 'badKeywords'
>
export type Accepted = Pick<JobProposal, 'field' | 'value' | 'strength'>

const degrees = { bachelors: 'bachelors', advanced_degree: 'advancedDegree', mba: 'mba', phd: 'phd' } as const
const isDegree = (value: string): value is keyof typeof degrees => Object.hasOwn(degrees, value)

const holds = (list: readonly string[], value: string): boolean => {
  // signs alone have no words to compare
  const key = (text: string) => normalise(text) || text.trim()
  return list.some((entry) => key(entry) === key(value))
}

/** True when nothing is left to take over: it is there, or somebody has set another value. */
export function isSettled(settings: Criteria, { field, value }: Accepted): boolean {
  switch (field) {
    case 'title':
      return holds(settings.jobTitles, value)
    case 'keyword':
      return holds([...settings.keywordsRequired, ...settings.keywordsOptional], value)
    case 'years_min':
      return settings.yearsExpMin !== null
    case 'years_max':
      return settings.yearsExpMax !== null
    case 'degree':
      return !isDegree(value) || settings[degrees[value]]
    case 'location':
      return holds(settings.locations, value)
    case 'remote':
      return settings.remoteWorkAllowed
    case 'industry':
      return holds(settings.industries, value)
    case 'exclusion':
      return holds(settings.badKeywords, value)
  }
}

function accept(settings: Criteria, { field, value, strength }: Accepted): Partial<Criteria> {
  const words = value.trim()
  switch (field) {
    case 'title':
      return { jobTitles: [...settings.jobTitles, words], ...(settings.jobTitle.trim() === '' ? { jobTitle: words } : {}) }
    case 'keyword':
      return strength === 'must'
        ? { keywordsRequired: [...settings.keywordsRequired, words] }
        : { keywordsOptional: [...settings.keywordsOptional, words] }
    case 'years_min':
      return { yearsExpMin: Number(words) }
    case 'years_max':
      return { yearsExpMax: Number(words) }
    case 'degree':
      return isDegree(words) ? { [degrees[words]]: true } : {}
    case 'location':
      return { locations: [...settings.locations, words] }
    case 'remote':
      return { remoteWorkAllowed: true }
    case 'industry':
      return { industries: [...settings.industries, words] }
    case 'exclusion':
      return { badKeywords: [...settings.badKeywords, words] }
  }
}

/** What changes when these are taken over; {} when nothing does. */
export function acceptProposals(settings: Criteria, proposals: readonly Accepted[]): Partial<Criteria> {
  let change: Partial<Criteria> = {}
  for (const proposal of proposals) {
    const now = { ...settings, ...change }
    if (proposal.value.trim() !== '' && !isSettled(now, proposal)) change = { ...change, ...accept(now, proposal) }
  }
  return change
}
