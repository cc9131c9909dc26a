// Proposals in display groups with their labels.
import { languageName, type Criteria } from '@fairlead/domain/project/accept-proposals'
import { criteriaIn } from '@fairlead/domain/project/held-criteria'
import { normalise } from '@fairlead/domain/reference/normalise'
import { isEditable, type Proposal } from '../../../project/ask/proposal.ts'
import { text as wizardIntakeText } from '../../../i18n/wizard-intake.ts'

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

/** Criteria that no proposal stands for: the user added or renamed them, so no sentence supports them. */
export function ownCriteria(settings: Criteria, proposals: readonly Proposal[]): Proposal[] {
  const proposedKeys = new Set(proposals.map(({ field, value }) => keyOf(field, value)))
  return criteriaIn(settings)
    .map((criterion): Proposal => ({ ...criterion, by: 'rules', is_used: true, evidence: { sentence: '', start: 0, end: 0 } }))
    .filter((criterion) => isEditable(criterion) && !proposedKeys.has(keyOf(criterion.field, criterion.value)))
}

/** A language is a keyword once accepted, and a keyword may be left out. */
const keyOf = (field: Proposal['field'], value: string): string => {
  const kind = field === 'language' || field === 'exclusion' ? 'keyword' : field
  const name = field === 'language' ? languageName(value) : value
  return `${kind} ${normalise(name) || name.trim()}`
}
