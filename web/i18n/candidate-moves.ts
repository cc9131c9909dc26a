// Texts of web/candidate/moves.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-moves.ts'
import * as en from './en/candidate-moves.ts'

export const text = inReadersLanguage({ en, de })
