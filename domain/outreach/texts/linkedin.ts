// Texts of domain/outreach/linkedin.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/linkedin.ts'
import * as en from './en/linkedin.ts'

export const text = inReadersLanguage({ en, de })
