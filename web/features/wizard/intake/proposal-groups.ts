// What is proposed, in the groups and words of the screen.
import type { ReadJobDescription } from '@fairlead/contract/v1/projects/intake'

export type Proposal = ReadJobDescription['answer']['proposals'][number]

const groups: [title: string, holds: (proposal: Proposal) => boolean][] = [
  ['Job titles', ({ field }) => field === 'title'],
  ['Must have', ({ field, strength }) => field === 'keyword' && strength === 'must'],
  ['Nice to have', ({ field, strength }) => field === 'keyword' && strength === 'nice'],
  ['Years of experience', ({ field }) => field === 'years_min' || field === 'years_max'],
  ['Education', ({ field }) => field === 'degree'],
  ['Locations', ({ field }) => field === 'location' || field === 'remote'],
  ['Industries', ({ field }) => field === 'industry'],
  ['Leave out', ({ field }) => field === 'exclusion'],
]

export function groupProposals(proposals: readonly Proposal[]): { title: string; proposals: Proposal[] }[] {
  return groups.map(([title, holds]) => ({ title, proposals: proposals.filter(holds) })).filter((group) => group.proposals.length > 0)
}

const degrees: Record<string, string> = { bachelors: 'Bachelor’s degree', advanced_degree: 'Advanced degree', mba: 'MBA', phd: 'PhD' }
const years = (value: string) => `${value} ${value === '1' ? 'year' : 'years'}`

export function wordsOf({ field, value }: Proposal): string {
  if (field === 'years_min') return `At least ${years(value)}`
  if (field === 'years_max') return `At most ${years(value)}`
  if (field === 'remote') return 'Remote work'
  return field === 'degree' ? (degrees[value] ?? value) : value
}

/** Words can be put differently before they are taken over; numbers and ticks are changed in their own steps. */
export const isEditable = ({ field }: Proposal): boolean => ['title', 'keyword', 'location', 'industry', 'exclusion'].includes(field)
