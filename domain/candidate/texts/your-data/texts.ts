// Texts of the page about a candidate's data, in the languages candidates are written to.
import { textsIn, type Language } from '../../../shared/language.ts'
import { de } from './de.ts'
import { en, type YourDataTexts } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export const yourDataTexts = (language: Language): YourDataTexts => textsIn({ en, de, fr, es }, language)
