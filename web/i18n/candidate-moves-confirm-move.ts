// Texts of web/candidate/moves/ConfirmMoveDialog.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-moves-confirm-move.ts'
import * as en from './en/candidate-moves-confirm-move.ts'

export const text = inReadersLanguage({ en, de })
