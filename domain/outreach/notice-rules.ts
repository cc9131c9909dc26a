// What a first email has to say, by the laws of the place where its recipient lives: which rules apply, and the lines they add.
import { countryCodes } from '../reference/country-codes.data.ts'
import type { NoticePart, NoticeRuleRow, NoticeScope } from '../reference/tables.ts'
import { dayAsMoment } from '../shared/dates.ts'
import { addMonths, type Day } from '../shared/days.ts'
import type { Language } from '../shared/language.ts'
import { outreachTexts } from './texts/outreach-texts.ts'
import { text as noticeText } from './texts/notice-rules.ts'

/** Where a person lives, as far as it is known: ISO country, code of the state, name of the city. */
export interface Residence {
  country: string | null
  region: string | null
  city: string | null
}

export type NoticeRule = Omit<NoticeRuleRow, 'note' | 'noteDe'>

/** Parts that the footer of an email already has. The others are lines of text. */
export const footerParts = ['postal_address', 'opt_out'] as const satisfies readonly NoticePart[]
export type LinePart = Exclude<NoticePart, (typeof footerParts)[number]>
export const lineParts = ['controller', 'purpose', 'source', 'software', 'rights'] as const satisfies readonly LinePart[]

/** A rule that a workspace added. */
export interface AddedRule {
  id: string
  country: string
  /** Code of the state; null = the whole country. */
  region: string | null
  parts: NoticePart[]
  applies: NoticeScope
  from: Day
  to: Day | null
  title: string
  url: string
}

export type Wording = Partial<Record<LinePart, Partial<Record<Language, string>>>>

/** What a workspace changed about the rules. */
export interface NoticeSettings {
  /** By id of a rule, why it is off. */
  off: Record<string, string>
  added: AddedRule[]
  wording: Wording
}

export const noSettings: NoticeSettings = { off: {}, added: [], wording: {} }
export const noticeLimits = { added: 50, title: 200, url: 500, reason: 500, wording: 600 } as const

/** All rules of a workspace, with those that are off. */
export function allRules(rows: readonly NoticeRule[], { added }: Pick<NoticeSettings, 'added'>): NoticeRule[] {
  return [...rows, ...added.map(({ country, ...rule }): NoticeRule => ({ ...rule, countries: [country], cities: [], clock: false }))]
}

/** Those that are on. */
export function rulesOn(rows: readonly NoticeRule[], settings: NoticeSettings): NoticeRule[] {
  return allRules(rows, settings).filter(({ id }) => settings.off[id] === undefined)
}

export const isInForce = ({ from, to }: Pick<NoticeRule, 'from' | 'to'>, day: Day): boolean => from <= day && (to === null || day <= to)

/** A person as far as the rules depend on it. */
export interface RuledPerson {
  residence: Residence
  /** Their data isn't from themselves. */
  isIndirect: boolean
  /** Software ranks them. */
  isRanked: boolean
}

export interface Applying {
  rules: NoticeRule[]
  /** Some of them apply because it isn't known where the person lives: the strictest that is possible. */
  isPlaceUnknown: boolean
}

/**
 * The rules that apply to a person on a day. Of a place that isn't known, or only in part, all that are possible apply: every
 * country's without a country, every state's without a state.
 */
export function rulesFor(rules: readonly NoticeRule[], person: RuledPerson, day: Day): Applying {
  const places = rules.flatMap((rule) => {
    const match = isInForce(rule, day) && isInScope(rule.applies, person) ? placeMatch(rule, person.residence) : 'no'
    return match === 'no' ? [] : [{ rule, match }]
  })
  return { rules: places.map(({ rule }) => rule), isPlaceUnknown: places.some(({ match }) => match === 'possible') }
}

function isInScope(applies: NoticeScope, { isIndirect, isRanked }: RuledPerson): boolean {
  return applies === 'everyone' || (applies === 'indirect' ? isIndirect : isRanked)
}

function placeMatch(rule: Pick<NoticeRule, 'countries' | 'region' | 'cities'>, { country, region, city }: Residence) {
  if (country === null) return 'possible'
  if (!rule.countries.includes(country)) return 'no'
  if (rule.region === null) return 'yes'
  if (region === null) return 'possible'
  if (rule.region !== region) return 'no'
  if (rule.cities.length === 0) return 'yes'
  return city === null ? 'possible' : rule.cities.includes(city) ? 'yes' : 'no'
}

/** How the lines are written for one person. */
export interface NoticeGaps {
  company: string
  /** Where their data is from; empty = unknown. */
  sources: readonly string[]
}

export interface NoticeLine {
  part: NoticePart
  text: string
  /** The laws that ask for it. */
  rules: string[]
  /** `added`: below the text; `in_text`: the text says it in the same words; `footer`: in the footer of every email. */
  place: 'added' | 'in_text' | 'footer'
}

interface Noticed {
  rules: readonly NoticeRule[]
  wording: Wording
  language: Language
  gaps: NoticeGaps
  /** The email's text. */
  text: string
  /** What the person was told before. */
  toldParts: readonly NoticePart[]
  postalAddress: string | null
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
const maxSources = 3

/** The wording of a part in a language: the workspace's, else the product's. */
export function wordingOf(part: LinePart, language: Language, wording: Wording): string {
  return wording[part]?.[language] ?? outreachTexts(language).notice[part]
}

function fill(text: string, { company, sources }: NoticeGaps, language: Language): string {
  const names = [...new Set(sources)].slice(0, maxSources)
  return text
    .replaceAll('{company}', () => company)
    .replaceAll('{source}', () => (names.length > 0 ? names.join(', ') : outreachTexts(language).unknownSource))
}

/** Every part that the rules ask for, in a fixed order, with the words and where the email has them. A part without words (no postal address) is missing. */
export function noticeLines({ rules, wording, language, gaps, text, toldParts, postalAddress }: Noticed): NoticeLine[] {
  const inEmail = squeezed(text)
  return ([...lineParts, ...footerParts] as const).flatMap((part): NoticeLine[] => {
    const titles = rules.filter(({ parts }) => parts.includes(part)).map(({ title }) => title)
    if (titles.length === 0) return []
    if (part === 'postal_address') return [{ part, text: postalAddress ?? '', rules: titles, place: 'footer' }]
    if (part === 'opt_out') return [{ part, text: outreachTexts(language).unsubscribe, rules: titles, place: 'footer' }]
    if (toldParts.includes(part)) return []
    const words = fill(wordingOf(part, language, wording), gaps, language)
    return [{ part, text: words, rules: titles, place: inEmail.includes(squeezed(words)) ? 'in_text' : 'added' }]
  })
}

/** The lines that are added to the email; null when it needs none. */
export function noticeBlock(lines: readonly NoticeLine[]): string | null {
  const added = lines.filter(({ place }) => place === 'added').map(({ text }) => text)
  return added.length > 0 ? added.join('\n') : null
}

/** Why an email must not be sent: a part that a rule asks for has no words. null when it may. */
export function missingPart(rules: readonly NoticeRule[], postalAddress: string | null): string | null {
  const rule = postalAddress === null ? rules.find(({ parts }) => parts.includes('postal_address')) : undefined
  return rule ? noticeText.noPostalAddress(rule.title) : null
}

const germanSpeaking = ['DE', 'AT', 'CH', 'LI', 'LU']
const frenchSpeaking = ['FR', 'MC']
const spanishSpeaking = ['ES', 'MX', 'AR', 'CL', 'CO', 'PE', 'EC', 'UY', 'PY', 'BO', 'VE', 'CR', 'PA', 'GT', 'DO']

/** In which language to write to someone who never wrote: most people's in their country, else English. */
export function noticeLanguage({ country }: Pick<Residence, 'country'>): Language {
  const speaks = (countries: readonly string[]) => country !== null && countries.includes(country)
  return speaks(germanSpeaking) ? 'de' : speaks(frenchSpeaking) ? 'fr' : speaks(spanishSpeaking) ? 'es' : 'en'
}

/** When a person has to be told: a month after their data was obtained, or at the first contact, whichever is first. */
export function tellBy(obtained: Date, firstContact: Date | null): Day {
  const month = addMonths(obtained.toISOString().slice(0, 10), 1)
  return firstContact !== null && firstContact < dayAsMoment(month) ? firstContact.toISOString().slice(0, 10) : month
}

export const dueGroups = ['overdue', 'soon', 'later'] as const
export type DueGroup = (typeof dueGroups)[number]
export const soonDays = 7

/** Whether a person's day is over, within seven days, or later. */
export function dueGroup(due: Day, soon: Day, today: Day): DueGroup {
  return due < today ? 'overdue' : due <= soon ? 'soon' : 'later'
}

/** Why a rule can't be saved, by field; null when it can. */
export function validateAddedRule(
  rule: Pick<AddedRule, 'country' | 'parts' | 'from' | 'to' | 'title' | 'url'>,
): Partial<Record<'country' | 'parts' | 'from' | 'to' | 'title' | 'url', string>> | null {
  const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
  const problems = {
    ...(countryCodes.includes(rule.country) ? {} : { country: noticeText.chooseCountry }),
    ...(rule.parts.length > 0 ? {} : { parts: noticeText.choosePart }),
    ...(isDay(rule.from) ? {} : { from: noticeText.enterDay }),
    ...(rule.to === null || (isDay(rule.to) && rule.to >= rule.from) ? {} : { to: noticeText.endAfterStart }),
    ...(rule.title.trim() === '' || rule.title.length > noticeLimits.title ? { title: noticeText.nameLaw(noticeLimits.title) } : {}),
    ...(rule.url !== '' && (!/^https?:\/\/\S+$/.test(rule.url) || rule.url.length > noticeLimits.url) ? { url: noticeText.enterLink } : {}),
  }
  return Object.keys(problems).length > 0 ? problems : null
}
