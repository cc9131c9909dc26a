// Texts of web/candidate/card.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-card-stage-line.ts'
import * as en from './en/candidate-card-stage-line.ts'

export const text = inReadersLanguage({ en, de })
