// Sentences of facts about a job, by language.
import { textsIn, type Language } from '../../../shared/language.ts'
import { de } from './de.ts'
import { en, type FactTexts } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export function factTexts(language: Language): FactTexts {
  return textsIn({ en, de, fr, es }, language)
}
