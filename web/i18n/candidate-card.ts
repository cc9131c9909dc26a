// Texts of web/candidate/card.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-card.ts'
import * as en from './en/candidate-card.ts'

export const text = inReadersLanguage({ en, de })
