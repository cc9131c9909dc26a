// Texts of replies and requests to candidates, by language.
import { textsIn, type Language } from '../../shared/language.ts'
import { de } from './de.ts'
import { en, type ConversationTexts } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

/** A text that a language lacks is in English. */
export function conversationTexts(language: Language): ConversationTexts {
  return textsIn({ en, de, fr, es }, language)
}
