// Texts of domain/outreach/suppression.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/suppression.ts'
import * as en from './en/suppression.ts'

export const text = inReadersLanguage({ en, de })
