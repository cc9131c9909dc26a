// Texts of domain/insight/period.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/period.ts'
import * as en from './en/period.ts'

export const text = inReadersLanguage({ en, de })
