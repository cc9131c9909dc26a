// Texts of web/candidate/card/Scorecards.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-card-scorecards.ts'
import * as en from './en/candidate-card-scorecards.ts'

export const text = inReadersLanguage({ en, de })
