// Texts of web/candidate/moves/SendToManagerDialog.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-moves-send-to-manager.ts'
import * as en from './en/candidate-moves-send-to-manager.ts'

export const text = inReadersLanguage({ en, de })
