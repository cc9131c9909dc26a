// Offers and hires: who can get one, and when the form is complete.
import { dayAsMoment, dayText as shortDay } from '../shared/dates.ts'
import { isCurrency } from '../shared/currencies.ts'
import { messages } from '../shared/messages.ts'
import { readersLocale } from '../shared/readers-language.ts'
import type { Stage } from '../shared/stages.ts'
import { text as offerText } from './texts/offer.ts'
import { text as validationText } from '../shared/texts/validation.ts'

/** Stages from which an offer or a hire is possible; earlier candidates go through Interview first. */
const offerable: readonly Stage[] = [
  'HIRING_MANAGER_APPROVED',
  'INTERVIEWING',
  'CUSTOM_1',
  'CUSTOM_2',
  'CUSTOM_3',
  'CUSTOM_4',
  'CUSTOM_5',
  'OFFER',
  'HIRED',
]

/** True for candidates who may be moved to Offer or Hired. */
export function mayBeOffered(stage: Stage): boolean {
  return offerable.includes(stage)
}

export const longestOfferNote = 2000

export const payPeriods = ['year', 'month', 'day', 'hour'] as const

/** What is offered; only people who decide in the project read it. */
export interface OfferTerms {
  pay: { amount: number; period: (typeof payPeriods)[number]; currency: string } | null
  /** The first day of work, 'YYYY-MM-DD'; null = not agreed. */
  startDay: string | null
  /** Bonus, probation, what the offer depends on; '' = none. */
  conditions: string
}

/** An offer as made: the day ('YYYY-MM-DD', in the team's calendar), its terms, and a comment that only the team reads. */
export interface Offer {
  day: string
  note: string
  /** null = not written down. */
  terms?: OfferTerms | null
}

const mostPay = 1e10
export const longestConditions = 2000

function checkTerms({ pay, startDay, conditions }: OfferTerms): Record<string, string> | null {
  if (pay && !(pay.amount > 0 && pay.amount <= mostPay)) return { offer_pay_amount: offerText.amountAboveZero }
  if (pay && !isCurrency(pay.currency)) return { offer_pay_currency: offerText.chooseCurrency }
  if (startDay !== null && !isCalendarDay(startDay)) return { offer_start_date: messages.noSuchDay }
  return conditions.length > longestConditions ? { offer_conditions: validationText.charactersMax(longestConditions) } : null
}

/** The terms as given, without surrounding spaces; null when nothing was. */
export function termsOf(terms: OfferTerms): OfferTerms | null {
  const trimmed = { ...terms, conditions: terms.conditions.trim() }
  return trimmed.pay || trimmed.startDay || trimmed.conditions ? trimmed : null
}

/** '$95,000 a year, starts Jan 4, 2027'; '' without pay and day. */
export function termsText({ pay, startDay }: OfferTerms): string {
  const amount = pay && payAmountText(pay)
  return [pay && amount && offerText.payPer[pay.period](amount), startDay && offerText.starts(dayText(startDay))].filter(Boolean).join(', ')
}

/** The amount with its currency, as the reader writes it. */
export const payAmountText = ({ amount, currency }: NonNullable<OfferTerms['pay']>) =>
  new Intl.NumberFormat(readersLocale(), { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(amount)

/** True for an existing day from 2000 to 2099, written 'YYYY-MM-DD'. */
export function isCalendarDay(day: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(day)) return false
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day
}

/** Errors by wire field; null when the offer may be saved. `today` is the latest date anywhere in the world ('YYYY-MM-DD'). */
export function checkOffer({ day, note, terms = null }: Offer, today: string): Record<string, string> | null {
  if (day === '') return { offer_date: messages.fieldRequired }
  if (!isCalendarDay(day)) return { offer_date: messages.noSuchDay }
  if (day > today) return { offer_date: offerText.offerInFuture }
  if (note.trim().length > longestOfferNote) return { offer_note: validationText.charactersMax(longestOfferNote) }
  return terms && checkTerms(terms)
}

/** Validates the first day of work, past or future; null when valid. */
export function checkStartDate(day: string): Record<string, string> | null {
  if (day === '') return { start_date: offerText.chooseStartDate }
  return isCalendarDay(day) ? null : { start_date: messages.noSuchDay }
}

/** 'Jan 4, 2027' for '2027-01-04'. */
export const dayText = (day: string): string => shortDay(dayAsMoment(day), 'UTC')
