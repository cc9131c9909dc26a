// Texts of web/candidate/card/ClosingLine.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-card-closing-line.ts'
import * as en from './en/candidate-card-closing-line.ts'

export const text = inReadersLanguage({ en, de })
