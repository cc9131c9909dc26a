// Texts of web/candidate/moves/RejectForm.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-moves-reject-form.ts'
import * as en from './en/candidate-moves-reject-form.ts'

export const text = inReadersLanguage({ en, de })
