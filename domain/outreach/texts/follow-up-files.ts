// Texts of domain/outreach/follow-up-files.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/follow-up-files.ts'
import * as en from './en/follow-up-files.ts'

export const text = inReadersLanguage({ en, de })
