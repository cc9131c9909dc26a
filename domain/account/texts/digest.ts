// Texts of the daily digest.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/digest.ts'
import * as en from './en/digest.ts'

export const text = inReadersLanguage({ en, de })
