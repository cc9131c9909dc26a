// Texts of web/candidate/moves/ConfirmInterviewDialog.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-moves-confirm-interview.ts'
import * as en from './en/candidate-moves-confirm-interview.ts'

export const text = inReadersLanguage({ en, de })
