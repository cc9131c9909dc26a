// Texts that candidates read in outreach, by language.
import { languages, textsIn, type Language } from '../../shared/language.ts'
import { de } from './de.ts'
import { en, type OutreachTexts } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

/** A text that a language lacks is in English. */
export function outreachTexts(language: Language): OutreachTexts {
  return textsIn({ en, de, fr, es }, language)
}

/** The line to unsubscribe in every language, as it may be quoted in an answer. */
export const unsubscribeSentences = [...new Set(languages.map((language) => outreachTexts(language).unsubscribe))]
