// Texts of the interviewer’s scorecard.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/scorecard.ts'
import * as en from './en/scorecard.ts'

export const text = inReadersLanguage({ en, de })
