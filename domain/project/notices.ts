// Mail the product writes to candidates by itself: that they are out, and how an interview comes about.
import type { Language } from '../shared/language.ts'
import { isInTouch, type Stage } from '../shared/stages.ts'
import { projectTexts } from './texts/project-texts.ts'

/** True for someone the product wrote to and who answered; people of the review queue never hear of it. */
export function tellsOfRejection(move: { from: Stage; to: Stage; contactedAt: Date | null; repliedAt: Date | null }): boolean {
  return move.to === 'REJECTED' && isInTouch(move.from) && move.contactedAt !== null && move.repliedAt !== null
}

export interface Notice {
  subject: string
  body: string
}

/** The rejection, without a reason, in the candidate's language; `own` is the project's text and is used as it is, '' = none. */
export function rejectionNotice(own: string, language: Language = 'en'): Notice {
  const { subject, rejection } = projectTexts(own.trim() === '' ? language : 'en')
  return { subject, body: own.trim() || rejection }
}

/**
 * Introduces the hiring manager, who gets a copy, and asks to book a time: over `{{booking_link}}` where there is one, else by
 * answering with times. `own` is the project's text, '' = none.
 */
export function introduction(own: string, how: { hasBooking: boolean; hasCalendar: boolean }, language: Language = 'en'): Notice {
  const texts = projectTexts(language)
  const ask = how.hasBooking ? texts.bookByLink : how.hasCalendar ? texts.bookByReply : texts.bookWithEachOther
  return { subject: texts.interviewSubject, body: own.trim() || texts.introduction(ask) }
}
