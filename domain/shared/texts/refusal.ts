// Texts of domain/refusal.ts.
import { inReadersLanguage } from '../readers-language.ts'
import * as de from './de/refusal.ts'
import * as en from './en/refusal.ts'

export const text = inReadersLanguage({ en, de })
