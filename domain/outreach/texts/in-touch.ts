// Texts of domain/outreach/in-touch.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/in-touch.ts'
import * as en from './en/in-touch.ts'

export const text = inReadersLanguage({ en, de })
