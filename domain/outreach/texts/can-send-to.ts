// Texts of domain/outreach/can-send-to.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/can-send-to.ts'
import * as en from './en/can-send-to.ts'

export const text = inReadersLanguage({ en, de })
