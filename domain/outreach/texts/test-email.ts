// Texts of domain/outreach/test-email.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/test-email.ts'
import * as en from './en/test-email.ts'

export const text = inReadersLanguage({ en, de })
