// Texts of domain/interview/scorecard.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/scorecard.ts'
import * as en from './en/scorecard.ts'

export const text = inReadersLanguage({ en, de })
