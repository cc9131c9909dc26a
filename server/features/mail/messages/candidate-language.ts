// The language in which a candidate is written to, and that the pages behind their links begin with.
import type { GuestPage } from '@fairlead/domain/shared/guest-pages'
import type { Language } from '@fairlead/domain/shared/language'
import { appLanguageOf } from '@fairlead/domain/shared/readers-language'
import { languageOfText } from '@fairlead/matching/text/language'
import type { Tx } from '../../../platform/database.ts'
import { findLastReplyText } from './message-facts.ts'

/** Of their last reply; English before one. */
export async function languageOfCandidate(tx: Tx, candidateId: string): Promise<Language> {
  return languageOfText(await findLastReplyText(tx, candidateId))
}

/** Where the candidate books; `start` names a proposed time. */
export const bookingUrl = (publicUrl: string, token: string, language: Language, start?: Date): string =>
  guestUrl(publicUrl, 'book', token, language, start ? [`start=${start.toISOString()}`] : [])

/** Pages of the app's languages; the page about a candidate's data has all that emails have. English is for browsers to decide. */
const hasPage = (page: GuestPage, language: Language) => language !== 'en' && (page === 'your-data' || appLanguageOf(language) !== null)

/** A page behind the candidate's link, in their language. */
export function guestUrl(publicUrl: string, page: GuestPage, token: string, language: Language, fields: readonly string[] = []): string {
  const search = [...fields, ...(hasPage(page, language) ? [`lang=${language}`] : [])]
  return `${publicUrl}/${page}/${token}${search.length > 0 ? `?${search.join('&')}` : ''}`
}
