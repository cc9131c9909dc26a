// Texts of domain/interview/phone-number.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/phone-number.ts'
import * as en from './en/phone-number.ts'

export const text = inReadersLanguage({ en, de })
