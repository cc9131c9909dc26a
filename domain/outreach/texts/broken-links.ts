// Texts of domain/outreach/broken-links.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/broken-links.ts'
import * as en from './en/broken-links.ts'

export const text = inReadersLanguage({ en, de })
