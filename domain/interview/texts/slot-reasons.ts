// Texts of domain/interview/slot-reasons.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/slot-reasons.ts'
import * as en from './en/slot-reasons.ts'

export const text = inReadersLanguage({ en, de })
