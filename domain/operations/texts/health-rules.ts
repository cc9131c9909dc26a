// Texts of domain/operations/health-rules.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/health-rules.ts'
import * as en from './en/health-rules.ts'

export const text = inReadersLanguage({ en, de })
