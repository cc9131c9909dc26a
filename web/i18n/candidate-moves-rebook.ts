// Texts of web/candidate/moves/RebookDialog.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-moves-rebook.ts'
import * as en from './en/candidate-moves-rebook.ts'

export const text = inReadersLanguage({ en, de })
