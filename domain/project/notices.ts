// Automatic emails to candidates: rejections and introductions to the hiring manager.
import type { Language } from '../shared/language.ts'
import { isInTouch, type Stage } from '../shared/stages.ts'
import { projectTexts } from './texts/project-texts.ts'

/** True for a contacted candidate who replied; candidates in review never get one (spec B, section 4). */
export function announcesRejection(move: { from: Stage; to: Stage; contactedAt: Date | null; repliedAt: Date | null }): boolean {
  return move.to === 'REJECTED' && isInTouch(move.from) && move.contactedAt !== null && move.repliedAt !== null
}

export interface Notice {
  subject: string
  body: string
}

/** The booking link again, in the candidate's language. */
export function bookingLinkNotice(language: Language = 'en'): Notice {
  const { interviewSubject, bookingLink } = projectTexts(language)
  return { subject: interviewSubject, body: bookingLink }
}

/** The link to an offer letter, in the candidate's language. */
export function offerLetterNotice(language: Language = 'en'): Notice {
  const { offerSubject, offerLetter } = projectTexts(language)
  return { subject: offerSubject, body: offerLetter }
}

/** The rejection, without a reason, in the candidate's language; `own` is the project's text and is used unchanged, '' = none. */
export function rejectionNotice(ownText: string, language: Language = 'en'): Notice {
  const { subject, rejection } = projectTexts(ownText.trim() === '' ? language : 'en')
  return { subject, body: ownText.trim() || rejection }
}

/**
 * Introduces the hiring manager, who gets a copy, and asks the candidate to book a time: with `{{booking_link}}` if available,
 * else by replying with times. A manager who is the sender writes in the first person. `own` is the project's text, '' = none.
 */
export function introduction(
  ownText: string,
  how: { hasBooking: boolean; hasCalendar: boolean; isOwn?: boolean },
  language: Language = 'en',
): Notice {
  const texts = projectTexts(language)
  if (how.isOwn) {
    const ask = how.hasBooking ? texts.bookByLink : texts.bookByOwnReply
    return { subject: texts.interviewSubject, body: ownText.trim() || texts.ownIntroduction(ask) }
  }
  const ask = how.hasBooking ? texts.bookByLink : how.hasCalendar ? texts.bookByReply : texts.bookWithEachOther
  return { subject: texts.interviewSubject, body: ownText.trim() || texts.introduction(ask) }
}
