// Texts of domain/project/search-changes.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/search-changes.ts'
import * as en from './en/search-changes.ts'

export const text = inReadersLanguage({ en, de })
