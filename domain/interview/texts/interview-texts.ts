// Texts of the emails to candidates about their interview, by language.
import { textsIn, type Language } from '../../shared/language.ts'
import { de } from './de.ts'
import { en, type InterviewTexts } from './en.ts'

/** A text that a language lacks is in English. */
export function interviewTexts(language: Language): InterviewTexts {
  return textsIn({ en, de }, language)
}
