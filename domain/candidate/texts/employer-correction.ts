// Texts of domain/candidate/employer-correction.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/employer-correction.ts'
import * as en from './en/employer-correction.ts'

export const text = inReadersLanguage({ en, de })
