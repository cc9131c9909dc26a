// Texts of domain/candidate/move-details.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/move-details.ts'
import * as en from './en/move-details.ts'

export const text = inReadersLanguage({ en, de })
