// Texts of domain/project/expansion.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/expansion.ts'
import * as en from './en/expansion.ts'

export const text = inReadersLanguage({ en, de })
