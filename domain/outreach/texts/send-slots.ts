// Texts of domain/outreach/send-slots.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/send-slots.ts'
import * as en from './en/send-slots.ts'

export const text = inReadersLanguage({ en, de })
