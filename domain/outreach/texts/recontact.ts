// Texts of domain/outreach/recontact.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/recontact.ts'
import * as en from './en/recontact.ts'

export const text = inReadersLanguage({ en, de })
