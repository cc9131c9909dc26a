// Texts of domain/account/audit-events.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/audit-events.ts'
import * as en from './en/audit-events.ts'

export const text = inReadersLanguage({ en, de })
