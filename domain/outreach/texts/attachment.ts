// Texts of domain/outreach/attachment.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/attachment.ts'
import * as en from './en/attachment.ts'

export const text = inReadersLanguage({ en, de })
