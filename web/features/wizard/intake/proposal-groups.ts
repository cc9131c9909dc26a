// What is proposed, in the groups and words of the screen.
import { payText, readPay } from '@fairlead/domain/project/accept-proposals'
import type { ReadJobDescription } from '@fairlead/contract/v1/projects/intake'

export type Proposal = ReadJobDescription['answer']['proposals'][number]

const groups: [title: string, holds: (proposal: Proposal) => boolean][] = [
  ['Job titles', ({ field }) => field === 'title'],
  ['Must have', ({ field, strength }) => field === 'keyword' && strength === 'must'],
  ['Nice to have', ({ field, strength }) => field === 'keyword' && strength === 'nice'],
  ['Years of experience', ({ field }) => field === 'years_min' || field === 'years_max'],
  ['Education', ({ field }) => field === 'degree'],
  ['Relevant experience', ({ field }) => field === 'years_relevant' || field === 'track'],
  ['Languages', ({ field }) => field === 'language'],
  ['Locations', ({ field }) => field === 'location' || field === 'remote'],
  ['Industries', ({ field }) => field === 'industry'],
  ['Companies like these', ({ field }) => field === 'company'],
  ['Pay and visa', ({ field }) => field === 'pay' || field === 'visa'],
  ['Leave out', ({ field }) => field === 'exclusion'],
]

/** @param asPlaced a proposal as the user has placed it; groups follow it */
export function groupProposals(
  proposals: readonly Proposal[],
  asPlaced: (proposal: Proposal) => Proposal = (proposal) => proposal,
): { title: string; proposals: Proposal[] }[] {
  return groups
    .map(([title, holds]) => ({ title, proposals: proposals.filter((proposal) => holds(asPlaced(proposal))) }))
    .filter((group) => group.proposals.length > 0)
}

const degrees: Record<string, string> = { bachelors: 'Bachelor’s degree', advanced_degree: 'Advanced degree', mba: 'MBA', phd: 'PhD' }
const years = (value: string) => `${value} ${value === '1' ? 'year' : 'years'}`

export function wordsOf({ field, value, strength }: Proposal): string {
  if (field === 'years_min') return `At least ${years(value)}`
  if (field === 'years_max') return `At most ${years(value)}`
  if (field === 'remote') return 'Remote work'
  if (field === 'years_relevant') return `At least ${years(value)} in this kind of work`
  if (field === 'track') return 'Leads a team'
  if (field === 'language') return `${value}, ${strength === 'must' ? 'required' : 'nice to have'}`
  if (field === 'visa') return value === 'none' ? 'No visa sponsorship' : 'Visa sponsorship offered'
  if (field === 'pay') {
    const pay = readPay(value)
    return pay ? payText(pay) : value
  }
  return field === 'degree' ? (degrees[value] ?? value) : value
}

/** Words can be put differently before they are taken over; numbers and ticks are changed in their own steps. */
export const isEditable = ({ field }: Proposal): boolean =>
  ['title', 'keyword', 'location', 'industry', 'exclusion', 'company'].includes(field)

/** Where a keyword can be: required, nice to have, or left out. */
export const standings = [
  { value: 'must', label: 'Must have' },
  { value: 'nice', label: 'Nice to have' },
  { value: 'avoid', label: 'Leave out' },
] as const
export type Standing = (typeof standings)[number]['value']

export const isMovable = ({ field }: Proposal): boolean => field === 'keyword' || field === 'exclusion'
export const standingOf = ({ field, strength }: Proposal): Standing => (field === 'exclusion' ? 'avoid' : strength)
export const movedTo = (proposal: Proposal, standing: Standing): Proposal =>
  standing === 'avoid' ? { ...proposal, field: 'exclusion', strength: 'must' } : { ...proposal, field: 'keyword', strength: standing }
