// Texts of the emails about a project's candidates, by language.
import { textsIn, type Language } from '../../shared/language.ts'
import { de } from './de.ts'
import { en, type ProjectTexts } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

/** A text that a language lacks is in English. */
export function projectTexts(language: Language): ProjectTexts {
  return textsIn({ en, de, fr, es }, language)
}
