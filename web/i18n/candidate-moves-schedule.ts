// Texts of web/candidate/moves.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-moves-schedule.ts'
import * as en from './en/candidate-moves-schedule.ts'

export const text = inReadersLanguage({ en, de })
