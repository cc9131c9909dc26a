// Texts of domain/candidate/offer.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/offer.ts'
import * as en from './en/offer.ts'

export const text = inReadersLanguage({ en, de })
