// Texts of web/candidate/card/DebriefDialog.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-card-debrief.ts'
import * as en from './en/candidate-card-debrief.ts'

export const text = inReadersLanguage({ en, de })
