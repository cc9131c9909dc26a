// Texts of domain/outreach/schedule.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/schedule.ts'
import * as en from './en/schedule.ts'

export const text = inReadersLanguage({ en, de })
