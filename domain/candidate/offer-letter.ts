// Letters that offer a job: their variables, what a letter lacks before it is sent, and which change is possible in which state.
import type { Language } from '../shared/language.ts'
import { messages } from '../shared/messages.ts'
import { appLanguageOf, asReader } from '../shared/readers-language.ts'
import type { Stage } from '../shared/stages.ts'
import { fillKnown, usedVariables, validateVariables } from '../project/template-variables.ts'
import { dayText, isCalendarDay, payAmountText, type OfferTerms } from './offer.ts'
import { text } from './texts/offer-letter.ts'
import { text as validationText } from '../shared/texts/validation.ts'

export const letterStates = ['draft', 'sent', 'signed', 'declined', 'withdrawn'] as const
export type LetterState = (typeof letterStates)[number]

export const longestLetter = 20_000
export const longestComment = 2000
/** Of the name a candidate signs with. */
export const longestSignature = 200
export const maxApprovers = 20
/** An answer is possible for at most so many days. */
export const longestAnswerDays = 180
/** How long a link shows what was signed or declined. */
export const letterLinkDays = longestAnswerDays + 60

/** What a letter can name besides the variables of emails. */
export const letterVariables = ['pay', 'currency', 'pay_period', 'first_day', 'conditions', 'work_place', 'answer_by', 'signer'] as const

/** What proves that a letter was signed. */
export type OfferSignature =
  | {
      by: 'link'
      name: string
      /** ISO 8601. */
      at: string
      address: string
      userAgent: string
      /** Hex; of the file the candidate read. */
      sha256: string
    }
  | { by: 'hand'; /** 'YYYY-MM-DD' */ day: string; recordedBy: string }

/** The built-in letter, in the language of its reader. */
export const defaultLetter = (language: Language): string => asReader(appLanguageOf(language) ?? 'en', () => text.defaultLetter)

interface LetterFacts {
  terms: OfferTerms | null
  place: string
  signer: string
  answerBy: string
}

/** The values of the variables that only letters have; those without a value are absent. */
export function letterValues({ terms, place, signer, answerBy }: LetterFacts, language: Language): Record<string, string> {
  return asReader(appLanguageOf(language) ?? 'en', () => {
    const values: Record<(typeof letterVariables)[number], string> = {
      pay: terms?.pay ? payAmountText(terms.pay) : '',
      currency: terms?.pay?.currency ?? '',
      pay_period: terms?.pay ? text.periods[terms.pay.period] : '',
      first_day: terms?.startDay ? dayText(terms.startDay) : '',
      conditions: terms?.conditions.trim() ?? '',
      work_place: place,
      answer_by: isCalendarDay(answerBy) ? dayText(answerBy) : '',
      signer,
    }
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  })
}

/** The letter as it is sent: the last day for the answer is filled last, because it can change until then. */
export const textOfLetter = ({ body, answerBy, language }: { body: string; answerBy: string; language: Language }): string =>
  asReader(appLanguageOf(language) ?? 'en', () => fillKnown(body, { answer_by: dayText(answerBy) }))

/** The sentences against a letter that is saved, by wire field. */
export function checkLetter({ body, answerBy }: { body: string; answerBy: string }, now: Date): Record<string, string> | null {
  if (body.trim() === '') return { body: messages.fieldRequired }
  if (body.length > longestLetter) return { body: validationText.charactersMax(longestLetter) }
  const unknown = validateVariables(body, letterVariables)
  if (unknown) return { body: unknown }
  if (!isCalendarDay(answerBy)) return { answer_by: messages.noSuchDay }
  const days = (letterEnd(answerBy).getTime() - now.getTime()) / 86_400_000
  if (days <= 0) return { answer_by: text.answerInPast }
  return days > longestAnswerDays ? { answer_by: text.answerTooLate(longestAnswerDays) } : null
}

/** The moment after which a letter can't be answered: the day is over everywhere. */
export const letterEnd = (answerBy: string): Date => new Date(Date.parse(`${answerBy}T12:00:00Z`) + 86_400_000)

export const isSameTerms = (a: OfferTerms | null, b: OfferTerms | null): boolean => keyOf(a) === keyOf(b)
const keyOf = (terms: OfferTerms | null) =>
  JSON.stringify(terms && [terms.pay && [terms.pay.amount, terms.pay.period, terms.pay.currency], terms.startDay, terms.conditions])

export interface Approval {
  name: string
  decision: 'approved' | 'returned' | null
  /** The version of the letter that was decided about. */
  version: number | null
}

/** True for a decision about another version of the letter, or about other terms. */
export const isVoid = ({ decision, version }: Omit<Approval, 'name'>, letter: { version: number; hasOtherTerms: boolean }): boolean =>
  decision !== null && (version !== letter.version || letter.hasOtherTerms)

export interface LetterStanding {
  state: LetterState
  version: number
  stage: Stage
  /** The offer's terms changed after the letter was saved. */
  hasOtherTerms: boolean
  body: string
  answerBy: string
  /** Characters that the file can't show. */
  unwritable: readonly string[]
  approvals: readonly Approval[]
}

/** Why the letter can't be sent; null when it can. */
export function whyNotSend(letter: LetterStanding, now: Date): string | null {
  const { state, stage, body, answerBy, unwritable, approvals } = letter
  if (stage !== 'OFFER') return text.noOffer
  if (state !== 'draft') return text.notADraft
  if (letter.hasOtherTerms) return text.termsChanged
  const missing = usedVariables(body)
  if (missing.length > 0) return text.missing(missing.map((name) => `{{${name}}}`).join(', '))
  if (unwritable.length > 0) return text.unwritable(unwritable.join(' '))
  if (letterEnd(answerBy) <= now) return text.answerInPast
  const open = approvals.filter((approval) => approval.decision !== 'approved' || isVoid(approval, letter))
  return open.length > 0 ? text.notApproved(open.map(({ name }) => name).join(', ')) : null
}

/** Why a candidate can't sign or decline; null when they can. */
export function whyNotAnswer({ state, stage, answerBy }: Pick<LetterStanding, 'state' | 'stage' | 'answerBy'>, now: Date): string | null {
  if (state === 'signed') return text.signedAlready
  if (state === 'declined') return text.declinedAlready
  if (state !== 'sent' || stage !== 'OFFER') return text.withdrawn
  return letterEnd(answerBy) <= now ? text.expired : null
}

/** The sentence against a signature; null for a full name with consent. */
export function checkSignature({ name, consent }: { name: string; consent: boolean }): Record<string, string> | null {
  const letters = name.trim()
  if (letters === '') return { name: messages.fieldRequired }
  if (letters.length > longestSignature) return { name: validationText.charactersMax(longestSignature) }
  if (!/\p{L}/u.test(letters)) return { name: text.fullName }
  return consent ? null : { consent: text.consentMissing }
}
