// Texts of domain/insight/shares.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/shares.ts'
import * as en from './en/shares.ts'

export const text = inReadersLanguage({ en, de })
