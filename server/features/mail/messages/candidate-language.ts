// The language in which a candidate is written to, and that the pages behind their links begin with.
import type { GuestPage } from '@fairlead/domain/shared/guest-pages'
import { languageOfTag, type Language } from '@fairlead/domain/shared/language'
import { appLanguageOf } from '@fairlead/domain/shared/readers-language'
import { detectLanguage } from '@fairlead/matching/text/language'
import type { Tx } from '../../../platform/database.ts'
import { findLastReplyText } from './message-facts.ts'

/** Of their last reply; English before one, and in a language without texts. */
export async function languageOfCandidate(tx: Tx, candidateId: string): Promise<Language> {
  return languageOfTag(detectLanguage(await findLastReplyText(tx, candidateId)).code ?? '')
}

/** Where the candidate books; `start` names a proposed time. */
export const bookingUrl = (publicUrl: string, token: string, language: Language, start?: Date): string =>
  guestUrl(publicUrl, 'book', token, language, start ? [`start=${start.toISOString()}`] : [])

/** A page behind the candidate's link, in their language. */
export function guestUrl(publicUrl: string, page: GuestPage, token: string, language: Language, fields: readonly string[] = []): string {
  // English is for browsers to decide
  const search = [...fields, ...(language !== 'en' && appLanguageOf(language) ? [`lang=${language}`] : [])]
  return `${publicUrl}/${page}/${token}${search.length > 0 ? `?${search.join('&')}` : ''}`
}
