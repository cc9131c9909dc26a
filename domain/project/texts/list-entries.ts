// Texts of domain/project/list-entries.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/list-entries.ts'
import * as en from './en/list-entries.ts'

export const text = inReadersLanguage({ en, de })
