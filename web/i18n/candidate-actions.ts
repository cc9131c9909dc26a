// Texts of web/candidate.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-actions.ts'
import * as en from './en/candidate-actions.ts'

export const text = inReadersLanguage({ en, de })
