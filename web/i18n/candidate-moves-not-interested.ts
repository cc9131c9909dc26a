// Texts of web/candidate/moves/NotInterestedDialog.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-moves-not-interested.ts'
import * as en from './en/candidate-moves-not-interested.ts'

export const text = inReadersLanguage({ en, de })
