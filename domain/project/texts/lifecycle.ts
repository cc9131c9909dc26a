// Texts of domain/project/lifecycle.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/lifecycle.ts'
import * as en from './en/lifecycle.ts'

export const text = inReadersLanguage({ en, de })
