// Texts of domain/outreach/snippet.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/snippet.ts'
import * as en from './en/snippet.ts'

export const text = inReadersLanguage({ en, de })
