// Texts of web/candidate/moves/CalendarDialogs.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-moves-calendar.ts'
import * as en from './en/candidate-moves-calendar.ts'

export const text = inReadersLanguage({ en, de })
