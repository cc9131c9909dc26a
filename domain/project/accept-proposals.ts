// Accepts proposals from a job description: lists grow, blanks are filled, and nothing that a user set is changed.
import { isCurrency } from '../shared/currencies.ts'
import { entriesOf } from '../shared/records.ts'
import { normalise } from '../reference/normalise.ts'
import type { JobProposal } from './job-proposal.ts'
import { emptySettings, type ProjectSettings } from './settings.ts'
import { everyLanguage as computedTexts, text as computedCriteriaText } from './texts/computed-criteria.ts'
import { everyLanguage, text as acceptProposalsText } from './texts/accept-proposals.ts'

/** The settings that proposals may set. */
const criteria = [
  'jobTitle',
  'jobTitles',
  'keywordsRequired',
  'keywordsOptional',
  'yearsExpMin',
  'yearsExpMax',
  'bachelors',
  'advancedDegree',
  'mba',
  'phd',
  'locations',
  'locationRadiusKm',
  'remoteWorkAllowed',
  'industries',
  'badKeywords',
  'companies',
  'yoreMin',
  'icOrManager',
  'compTargetMin',
  'compTargetMax',
  'compCurrency',
  'visaFilter',
  'additionalInformation',
] as const satisfies readonly (keyof ProjectSettings)[]
export type Criteria = Pick<ProjectSettings, (typeof criteria)[number]>
/** Before anything is accepted. */
export const noCriteria: Partial<ProjectSettings> = Object.fromEntries(criteria.map((name) => [name, emptySettings[name]]))
export type Accepted = Pick<JobProposal, 'field' | 'value' | 'strength'>

const degrees = { bachelors: 'bachelors', advanced_degree: 'advancedDegree', mba: 'mba', phd: 'phd' } as const
const isDegree = (value: string): value is Degree => Object.hasOwn(degrees, value)

type Degree = keyof typeof degrees
const degreeName = (value: Degree, names = computedCriteriaText.degrees): string => ({ ...names, mba: 'MBA', phd: 'PhD' })[value]
const degreeNames = (value: Degree): string[] => computedTexts.map((texts) => degreeName(value, texts.degrees))

const holds = (list: readonly string[], value: string): boolean => {
  // text of symbols only has no words to compare
  const key = (text: string) => normalise(text) || text.trim()
  return list.some((entry) => key(entry) === key(value))
}

/** Which of the three lists holds a keyword; null when none does. */
export function standingIn(settings: Criteria, keyword: string): 'must' | 'nice' | 'avoid' | null {
  if (holds(settings.keywordsRequired, keyword)) return 'must'
  if (holds(settings.keywordsOptional, keyword)) return 'nice'
  return holds(settings.badKeywords, keyword) ? 'avoid' : null
}

/** True when there is nothing left to accept: this or another value is set. */
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
      return !isDegree(value) || settings[degrees[value]] || degreeNames(value).some((name) => holds(settings.keywordsOptional, name))
    case 'location':
      return holds(settings.locations, value)
    case 'radius':
      return settings.locationRadiusKm !== null
    case 'remote':
      return settings.remoteWorkAllowed
    case 'industry':
      return holds(settings.industries, value)
    case 'exclusion':
      return holds(settings.badKeywords, value)
    case 'company':
      return holds(settings.companies, value)
    case 'language':
      return holds([...settings.keywordsRequired, ...settings.keywordsOptional], languageName(value))
    case 'years_relevant':
      return settings.yoreMin !== null
    case 'track':
      return settings.icOrManager !== null
    case 'pay': {
      const pay = readPay(value)
      if (pay === null) return true
      return isWhole(pay)
        ? settings.compTargetMin !== null || settings.compTargetMax !== null
        : says(
            settings,
            everyLanguage.map((texts) => payText(pay, texts)),
          )
    }
    case 'visa':
      return value === 'none' ? settings.visaFilter : says(settings, visaOffered)
  }
}

export interface Pay {
  currency: string
  min: number
  max: number | null
  period: keyof typeof perYear
}

/** The parts of 'EUR 85000-105000 year'; null for anything else. */
export function readPay(value: string): Pay | null {
  const parts =
    /^(?<currency>[A-Z]{3}) (?<least>\d{1,9}(?:\.\d{1,2})?)(?:-(?<most>\d{1,9}(?:\.\d{1,2})?))? (?<period>year|month|day|hour)$/.exec(
      value,
    )?.groups
  if (!parts) return null
  const { currency = '', least: min = '', most: max } = parts
  const period = periods.find((unit) => unit === parts['period']) ?? 'year'
  return { currency, min: Number(min), max: max === undefined ? null : Number(max), period }
}

/** 'EUR 85,000–105,000 per year', in the reader's language. */
export const payText = (
  { currency, min, max, period }: Pay,
  texts: Pick<typeof acceptProposalsText, 'pay'> = acceptProposalsText,
): string => texts.pay(currency, min, max, period)
const payLines = (pay: Pay): string[] => everyLanguage.map((texts) => texts.payLine(payText(pay, texts)))

/** Full-time work: 40 hours in each of 52 weeks, 5 days in each. */
const periods = ['year', 'month', 'day', 'hour'] as const
const perYear = { year: 1, month: 12, day: 260, hour: 2080 } as const

/** The pay settings are yearly; pay in another period is also kept as it was written, and in another currency only so. */
const targetOf = ({ currency, min, max, period }: Pay): Pick<Criteria, 'compTargetMin' | 'compTargetMax' | 'compCurrency'> | null => {
  const times = perYear[period]
  if (!isCurrency(currency)) return null
  return { compTargetMin: Math.round(min * times), compTargetMax: max === null ? null : Math.round(max * times), compCurrency: currency }
}
/** The settings say all of it. */
const isWhole = (pay: Pay): boolean => pay.period === 'year' && targetOf(pay) !== null

const visaOffered = everyLanguage.map((texts) => texts.visaSponsorship)
const says = ({ additionalInformation }: Criteria, spellings: readonly string[]): boolean =>
  spellings.some((words) => additionalInformation.includes(words))
const added = ({ additionalInformation: before }: Criteria, words: string): Partial<Criteria> => ({
  additionalInformation: before.trim() === '' ? words : `${before.trimEnd()}\n${words}`,
})
/** 'English' from 'English (fluent)': profiles list the language, with levels in their own words. */
export const languageName = (value: string): string => value.replace(/\([^()]*\)$/, '').trim()

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
      if (!isDegree(words)) return {}
      // 'or equivalent experience': the degree ranks and filters no one
      return strength === 'must' ? { [degrees[words]]: true } : { keywordsOptional: [...settings.keywordsOptional, degreeName(words)] }
    case 'location':
      return { locations: [...settings.locations, words] }
    case 'radius':
      return { locationRadiusKm: Number(words) }
    case 'remote':
      return { remoteWorkAllowed: true }
    case 'industry':
      return { industries: [...settings.industries, words] }
    case 'exclusion':
      return { badKeywords: [...settings.badKeywords, words] }
    case 'company':
      return { companies: [...settings.companies, words] }
    case 'language':
      // few profiles list languages: as a requirement it would hide people who speak it
      return { keywordsOptional: [...settings.keywordsOptional, languageName(words)] }
    case 'years_relevant':
      return { yoreMin: Number(words) }
    case 'track':
      return { icOrManager: words === 'manager' ? 'manager' : 'ic' }
    case 'pay': {
      const pay = readPay(words)
      if (pay === null) return {}
      const isSet = settings.compTargetMin !== null || settings.compTargetMax !== null
      return {
        ...(isSet ? {} : targetOf(pay)),
        ...(isWhole(pay) ? {} : added(settings, acceptProposalsText.payLine(payText(pay)))),
      }
    }
    case 'visa':
      return words === 'none' ? { visaFilter: true } : added(settings, acceptProposalsText.visaSponsorship)
  }
}

const without = (list: readonly string[], value: string): string[] => list.filter((entry) => !holds([entry], value))
const withoutLine = (text: string, spellings: readonly string[]): string =>
  text
    .split('\n')
    .filter((line) => !spellings.includes(line.trim()))
    .join('\n')

/** The change that undoes an accepted proposal; {} when another value has been set since. */
export function withdrawProposal(settings: Criteria, { field, value }: Accepted): Partial<Criteria> {
  const words = value.trim()
  switch (field) {
    case 'title':
      return {
        jobTitles: without(settings.jobTitles, words),
        ...(holds([settings.jobTitle], words) ? { jobTitle: '' } : {}),
      }
    case 'keyword':
    case 'language': {
      const name = field === 'language' ? languageName(words) : words
      return { keywordsRequired: without(settings.keywordsRequired, name), keywordsOptional: without(settings.keywordsOptional, name) }
    }
    case 'years_min':
      return settings.yearsExpMin === Number(words) ? { yearsExpMin: null } : {}
    case 'years_max':
      return settings.yearsExpMax === Number(words) ? { yearsExpMax: null } : {}
    case 'years_relevant':
      return settings.yoreMin === Number(words) ? { yoreMin: null } : {}
    case 'degree':
      return isDegree(words)
        ? { [degrees[words]]: false, keywordsOptional: degreeNames(words).reduce(without, settings.keywordsOptional) }
        : {}
    case 'location':
      return { locations: without(settings.locations, words) }
    case 'radius':
      return settings.locationRadiusKm === Number(words) ? { locationRadiusKm: null } : {}
    case 'remote':
      return { remoteWorkAllowed: false }
    case 'industry':
      return { industries: without(settings.industries, words) }
    case 'exclusion':
      return { badKeywords: without(settings.badKeywords, words) }
    case 'company':
      return { companies: without(settings.companies, words) }
    case 'track':
      return settings.icOrManager === words ? { icOrManager: null } : {}
    case 'pay': {
      const pay = readPay(words)
      if (pay === null) return {}
      const target = targetOf(pay)
      const isSet = target !== null && entriesOf(target).every(([name, value]) => settings[name] === value)
      return {
        ...(isSet ? { compTargetMin: null, compTargetMax: null, compCurrency: null } : {}),
        ...(isWhole(pay) ? {} : { additionalInformation: withoutLine(settings.additionalInformation, payLines(pay)) }),
      }
    }
    case 'visa':
      return words === 'none' ? { visaFilter: false } : { additionalInformation: withoutLine(settings.additionalInformation, visaOffered) }
  }
}

/** Undoes several accepted proposals, last one first. */
export function withdrawProposals(settings: Criteria, proposals: readonly Accepted[]): Partial<Criteria> {
  let change: Partial<Criteria> = {}
  for (const proposal of proposals.toReversed()) change = { ...change, ...withdrawProposal({ ...settings, ...change }, proposal) }
  return change
}

const isSame = (a: Accepted, b: Accepted): boolean => a.field === b.field && a.value === b.value && a.strength === b.strength

/** The changes made by another reading of a text that has been edited: only what it now says differently changes. */
export function acceptAgain(settings: Criteria, before: readonly Accepted[], after: readonly Accepted[]): Partial<Criteria> {
  const gone = before.filter((proposal) => !after.some((entry) => isSame(proposal, entry)))
  // the user may have moved a keyword to what is left out
  const moved = gone.flatMap((proposal) => (proposal.field === 'keyword' ? [{ ...proposal, field: 'exclusion' as const }] : []))
  const withdrawn = withdrawProposals(settings, [...gone, ...moved])
  const added = after.filter((proposal) => !before.some((entry) => isSame(proposal, entry)))
  return { ...withdrawn, ...acceptProposals({ ...settings, ...withdrawn }, added) }
}

/** The changes made by accepting these; {} when there are none. */
export function acceptProposals(settings: Criteria, proposals: readonly Accepted[]): Partial<Criteria> {
  let change: Partial<Criteria> = {}
  for (const proposal of proposals) {
    const now = { ...settings, ...change }
    if (proposal.value.trim() !== '' && !isSettled(now, proposal)) change = { ...change, ...accept(now, proposal) }
  }
  return change
}
