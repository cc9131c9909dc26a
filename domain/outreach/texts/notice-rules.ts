// Texts of domain/outreach/notice-rules.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/notice-rules.ts'
import * as en from './en/notice-rules.ts'

export const text = inReadersLanguage({ en, de })
