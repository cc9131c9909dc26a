// Texts of web/candidate/moves/HireDialog.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-moves-hire.ts'
import * as en from './en/candidate-moves-hire.ts'

export const text = inReadersLanguage({ en, de })
