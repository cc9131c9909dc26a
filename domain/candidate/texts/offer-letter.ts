// Texts of domain/candidate/offer-letter.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/offer-letter.ts'
import * as en from './en/offer-letter.ts'

export const text = inReadersLanguage({ en, de })
