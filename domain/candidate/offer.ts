// Offers and hires: who can get one, and when the form is complete.
import { dayAsMoment, dayText as shortDay } from '../shared/dates.ts'
import { messages } from '../shared/messages.ts'
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

/** An offer as made: the day ('YYYY-MM-DD', in the team's calendar) and a comment that only the team reads. */
export interface Offer {
  day: string
  note: string
}

/** True for an existing day from 2000 to 2099, written 'YYYY-MM-DD'. */
function isCalendarDay(day: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(day)) return false
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day
}

/** Errors by wire field; null when the offer may be saved. `today` is the latest date anywhere in the world ('YYYY-MM-DD'). */
export function checkOffer({ day, note }: Offer, today: string): Record<string, string> | null {
  if (day === '') return { offer_date: messages.fieldRequired }
  if (!isCalendarDay(day)) return { offer_date: messages.noSuchDay }
  if (day > today) return { offer_date: offerText.offerInFuture }
  return note.trim().length > longestOfferNote ? { offer_note: validationText.charactersMax(longestOfferNote) } : null
}

/** Validates the first day of work, past or future; null when valid. */
export function checkStartDate(day: string): Record<string, string> | null {
  if (day === '') return { start_date: offerText.chooseStartDate }
  return isCalendarDay(day) ? null : { start_date: messages.noSuchDay }
}

/** 'Jan 4, 2027' for '2027-01-04'. */
export const dayText = (day: string): string => shortDay(dayAsMoment(day), 'UTC')
