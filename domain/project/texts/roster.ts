// Texts of domain/project/roster.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/roster.ts'
import * as en from './en/roster.ts'

export const text = inReadersLanguage({ en, de })
