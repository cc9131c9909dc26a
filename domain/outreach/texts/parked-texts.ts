// Texts of domain/outreach/parked-texts.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/parked-texts.ts'
import * as en from './en/parked-texts.ts'

export const text = inReadersLanguage({ en, de })
