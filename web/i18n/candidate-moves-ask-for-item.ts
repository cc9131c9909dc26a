// Texts of web/candidate/moves/AskForItemDialog.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-moves-ask-for-item.ts'
import * as en from './en/candidate-moves-ask-for-item.ts'

export const text = inReadersLanguage({ en, de })
