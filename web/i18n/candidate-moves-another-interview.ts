// Texts of web/candidate/moves/AnotherInterviewDialog.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-moves-another-interview.ts'
import * as en from './en/candidate-moves-another-interview.ts'

export const text = inReadersLanguage({ en, de })
