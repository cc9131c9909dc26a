// Texts of web/candidate/moves/ProposeTimesDialog.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-moves-propose.ts'
import * as en from './en/candidate-moves-propose.ts'

export const text = inReadersLanguage({ en, de })
