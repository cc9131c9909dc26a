// Texts of web/candidate/moves/CancelsInterview.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-moves-cancels-interview.ts'
import * as en from './en/candidate-moves-cancels-interview.ts'

export const text = inReadersLanguage({ en, de })
