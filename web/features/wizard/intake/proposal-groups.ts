// Proposals in display groups with their labels.
import { languageName, payText, readPay, type Criteria } from '@fairlead/domain/project/accept-proposals'
import type { ReadJobDescription } from '@fairlead/contract/v1/projects/intake'
import { normalise } from '@fairlead/domain/reference/normalise'
import * as wizardIntakeText from '../../../i18n/en/wizard-intake.ts'

export type Proposal = ReadJobDescription['answer']['proposals'][number]

const groups: [title: string, holds: (proposal: Proposal) => boolean][] = [
  [wizardIntakeText.groups.jobTitles, ({ field }) => field === 'title'],
  [wizardIntakeText.groups.mustHave, ({ field, strength }) => field === 'keyword' && strength === 'must'],
  [wizardIntakeText.groups.niceToHave, ({ field, strength }) => field === 'keyword' && strength === 'nice'],
  [wizardIntakeText.groups.yearsOfExperience, ({ field }) => field === 'years_min' || field === 'years_max'],
  [wizardIntakeText.groups.education, ({ field }) => field === 'degree'],
  [wizardIntakeText.groups.relevantExperience, ({ field }) => field === 'years_relevant' || field === 'track'],
  [wizardIntakeText.groups.languages, ({ field }) => field === 'language'],
  [wizardIntakeText.groups.locations, ({ field }) => field === 'location' || field === 'radius' || field === 'remote'],
  [wizardIntakeText.groups.industries, ({ field }) => field === 'industry'],
  [wizardIntakeText.groups.companies, ({ field }) => field === 'company'],
  [wizardIntakeText.groups.payAndVisa, ({ field }) => field === 'pay' || field === 'visa'],
  [wizardIntakeText.groups.leaveOut, ({ field }) => field === 'exclusion'],
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

const degrees: Record<string, string> = wizardIntakeText.degrees

export function wordsOf({ field, value, strength }: Proposal): string {
  if (field === 'years_min') return wizardIntakeText.atLeastYears(value)
  if (field === 'years_max') return wizardIntakeText.atMostYears(value)
  if (field === 'radius') return wizardIntakeText.within(value)
  if (field === 'remote') return wizardIntakeText.remoteWork
  if (field === 'years_relevant') return wizardIntakeText.relevantYears(value)
  if (field === 'track') return wizardIntakeText.leadsATeam
  if (field === 'language') return wizardIntakeText.language(value, strength === 'must')
  if (field === 'visa') return value === 'none' ? wizardIntakeText.noSponsorship : wizardIntakeText.sponsorship
  if (field === 'pay') {
    const pay = readPay(value)
    return pay ? payText(pay) : value
  }
  return field === 'degree' ? (degrees[value] ?? value) : value
}

/** Text can be rephrased before it is accepted; numbers and ticks are changed in their own steps. */
export const isEditable = ({ field }: Proposal): boolean =>
  ['title', 'keyword', 'location', 'industry', 'exclusion', 'company'].includes(field)

/** Where a keyword can be: required, nice to have, or left out. */
export const standings = [
  { value: 'must', label: wizardIntakeText.groups.mustHave },
  { value: 'nice', label: wizardIntakeText.groups.niceToHave },
  { value: 'avoid', label: wizardIntakeText.groups.leaveOut },
] as const
export type Standing = (typeof standings)[number]['value']

/** Criteria that no proposal stands for: the user added or renamed them, so no sentence supports them. */
export function ownCriteria(settings: Criteria, proposals: readonly Proposal[]): Proposal[] {
  const all = (field: Proposal['field'], values: readonly string[], strength: Proposal['strength'] = 'must') =>
    values.map((value): Proposal => ({ field, value, strength, by: 'rules', is_used: true, evidence: { sentence: '', start: 0, end: 0 } }))
  const proposedKeys = new Set(proposals.map(({ field, value }) => keyOf(field, value)))
  return [
    ...all('title', settings.jobTitles),
    ...all('keyword', settings.keywordsRequired),
    ...all('keyword', settings.keywordsOptional, 'nice'),
    ...all('exclusion', settings.badKeywords),
    ...all('location', settings.locations),
  ].filter(({ field, value }) => !proposedKeys.has(keyOf(field, value)))
}

/** A language is a keyword once accepted, and a keyword may be left out. */
const keyOf = (field: Proposal['field'], value: string): string => {
  const kind = field === 'language' || field === 'exclusion' ? 'keyword' : field
  const name = field === 'language' ? languageName(value) : value
  return `${kind} ${normalise(name) || name.trim()}`
}

export const isMovable = ({ field }: Proposal): boolean => field === 'keyword' || field === 'exclusion'
export const standingOf = ({ field, strength }: Proposal): Standing => (field === 'exclusion' ? 'avoid' : strength)
export const movedTo = (proposal: Proposal, standing: Standing): Proposal =>
  standing === 'avoid' ? { ...proposal, field: 'exclusion', strength: 'must' } : { ...proposal, field: 'keyword', strength: standing }
