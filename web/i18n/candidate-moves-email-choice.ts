// Texts of web/candidate/moves/EmailChoice.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-moves-email-choice.ts'
import * as en from './en/candidate-moves-email-choice.ts'

export const text = inReadersLanguage({ en, de })
