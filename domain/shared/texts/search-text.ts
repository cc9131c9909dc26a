// Texts of domain/shared/search-text.ts.
import { inReadersLanguage } from '../readers-language.ts'
import * as de from './de/search-text.ts'
import * as en from './en/search-text.ts'

export const text = inReadersLanguage({ en, de })
