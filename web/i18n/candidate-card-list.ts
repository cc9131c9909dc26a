// Texts of web/candidate/card.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-card-list.ts'
import * as en from './en/candidate-card-list.ts'

export const text = inReadersLanguage({ en, de })
