// Texts of web/features/wizard/team/InterviewDayField.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/wizard-interview-day.ts'
import * as en from './en/wizard-interview-day.ts'

export const text = inReadersLanguage({ en, de })
