// Texts of domain/outreach/mailbox.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/mailbox.ts'
import * as en from './en/mailbox.ts'

export const text = inReadersLanguage({ en, de })
