// Information requested from a candidate, and the wording of the request.
import type { Language } from '../shared/language.ts'
import { conversationTexts } from './texts/conversation-texts.ts'
import type { ConversationTexts } from './texts/en.ts'
import { text } from './texts/information.ts'

export type InformationItem = keyof ConversationTexts['informationItems']

/** The panel's items in its order, as the team reads them; any other text is used as the request. */
export const { informationLabels } = text

/** 'your résumé' for 'resume'; an unknown item is returned unchanged. */
export function informationWords(item: string, language: Language = 'en'): string {
  const words: Readonly<Record<string, string>> = conversationTexts(language).informationItems
  return words[item.trim().toLowerCase()] ?? item.trim()
}

/**
 * The request email: the project's own text, or a short default. `{{information}}` and `{{information_link}}` are replaced by
 * the requested items and the upload page; a text without the link gets it at the end.
 */
export function informationRequest(ownText: string, language: Language = 'en'): string {
  const texts = conversationTexts(language)
  const text = ownText.trim() || texts.informationRequest
  return text.includes('{{information_link}}') ? text : `${text}\n\n${texts.informationLink}`
}
