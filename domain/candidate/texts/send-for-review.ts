// Texts of domain/candidate/send-for-review.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/send-for-review.ts'
import * as en from './en/send-for-review.ts'

export const text = inReadersLanguage({ en, de })
