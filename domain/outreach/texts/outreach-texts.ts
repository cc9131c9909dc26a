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

/** Shorter words may be someone's own. */
const longestCommon = 20

/** The lines below every email in every language, as they may be quoted in an answer. */
export const footerSentences = languages.flatMap((language) => {
  const { unsubscribe, yourData, notice } = outreachTexts(language)
  // between the values that are filled in
  const words = Object.values(notice).flatMap((sentence) => sentence.split(/\{\w+\}/))
  return [unsubscribe, yourData, ...words.map((part) => part.trim()).filter((part) => part.length > longestCommon)]
})
