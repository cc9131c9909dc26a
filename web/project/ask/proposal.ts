// A criterion read in a text: its words, what the settings use it for, and how it changes.
import type { ReadJobDescription } from '@fairlead/contract/v1/projects/intake'
import {
  isSettled,
  languageName,
  payText,
  readPay,
  standingIn,
  type Accepted,
  type Criteria,
} from '@fairlead/domain/project/accept-proposals'
import type { JobField } from '@fairlead/domain/project/job-proposal'
import { isKeyOf } from '@fairlead/domain/shared/records'
import { text as askText } from '../../i18n/ask.ts'

export type Proposal = ReadJobDescription['answer']['proposals'][number]

const degrees: Record<string, string> = askText.degrees

export function wordsOf({ field, value, strength }: Proposal): string {
  if (field === 'years_min') return askText.atLeastYears(value)
  if (field === 'years_max') return askText.atMostYears(value)
  if (field === 'radius') return askText.within(value)
  if (field === 'remote') return askText.remoteWork
  if (field === 'years_relevant') return askText.relevantYears(value)
  if (field === 'track') return askText.leadsATeam
  if (field === 'language') return askText.language(value, strength === 'must')
  if (field === 'visa') return value === 'none' ? askText.noSponsorship : askText.sponsorship
  if (field === 'pay') {
    const pay = readPay(value)
    return pay ? payText(pay) : value
  }
  return field === 'degree' ? (degrees[value] ?? value) : value
}

/** Text can be rephrased before it is accepted; numbers and ticks are changed in their own steps. */
export const isEditable = ({ field }: Proposal): boolean =>
  ['title', 'keyword', 'location', 'industry', 'exclusion', 'company'].includes(field)

export const isNumber = ({ field }: Proposal): boolean => field.startsWith('years_') || field === 'radius'

/** Where a keyword can be: required, nice to have, or left out. */
export const standings = [
  { value: 'must', label: askText.uses.must },
  { value: 'nice', label: askText.uses.nice },
  { value: 'avoid', label: askText.uses.avoid },
] as const
export type Standing = (typeof standings)[number]['value']

export const isMovable = ({ field }: Pick<Proposal, 'field'>): boolean => field === 'keyword' || field === 'exclusion'
export const standingOf = ({ field, strength }: Proposal): Standing => (field === 'exclusion' ? 'avoid' : strength)
export const movedTo = (proposal: Proposal, standing: Standing): Proposal =>
  standing === 'avoid' ? { ...proposal, field: 'exclusion', strength: 'must' } : { ...proposal, field: 'keyword', strength: standing }

/** What a part of a text is used for. */
export type Use = keyof typeof askText.uses

const useOfField: Record<JobField, Use | 'standing'> = {
  title: 'title',
  location: 'place',
  radius: 'place',
  remote: 'place',
  years_min: 'years',
  years_max: 'years',
  years_relevant: 'years',
  keyword: 'standing',
  language: 'standing',
  exclusion: 'standing',
  degree: 'must',
  track: 'must',
  company: 'nice',
  industry: 'nice',
  pay: 'nice',
  visa: 'nice',
}

/** What the settings use it for now, no matter what changed them. */
export function useOf(settings: Criteria, proposal: Accepted): Use {
  const use = useOfField[proposal.field]
  if (use === 'standing')
    return standingIn(settings, proposal.field === 'language' ? languageName(proposal.value) : proposal.value) ?? 'unused'
  const years = { years_min: settings.yearsExpMin, years_max: settings.yearsExpMax, years_relevant: settings.yoreMin }
  if (isKeyOf(years, proposal.field)) return years[proposal.field] === Number(proposal.value) ? use : 'unused'
  return isSettled(settings, proposal) ? use : 'unused'
}
