// Texts of web/candidate/moves/MoveToProjectDialog.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-moves-move-to-project.ts'
import * as en from './en/candidate-moves-move-to-project.ts'

export const text = inReadersLanguage({ en, de })
