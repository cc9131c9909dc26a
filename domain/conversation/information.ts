// What a candidate can be asked to send before they go on, and the words it is asked for with.
import type { Language } from '../shared/language.ts'
import { conversationTexts } from './texts/conversation-texts.ts'
import type { ConversationTexts } from './texts/en.ts'

type InformationItem = keyof ConversationTexts['informationItems']

/** The items of the panel, in its order, as the team reads them; any other text asks for itself. */
export const informationLabels: Record<InformationItem, string> = {
  resume: 'Resume',
  compensation: 'Compensation expectations',
  visa: 'Work authorization',
  remote: 'Work location',
  availability: 'Start date',
  portfolio: 'Examples of work',
}

/** 'your résumé' for 'resume'; an unknown item stands for itself. */
export function informationWords(item: string, language: Language = 'en'): string {
  const words: Readonly<Record<string, string>> = conversationTexts(language).informationItems
  return words[item.trim().toLowerCase()] ?? item.trim()
}

/**
 * The email that asks: the project's own text when there is one, else a short one. `{{information}}` and `{{information_link}}` stand
 * for what is asked and for the page it can be sent on; a text that leaves the link out gets it at the end.
 */
export function informationRequest(own: string, language: Language = 'en'): string {
  const texts = conversationTexts(language)
  const text = own.trim() || texts.informationRequest
  return text.includes('{{information_link}}') ? text : `${text}\n\n${texts.informationLink}`
}
