// Texts of web/features/calendar.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/calendar.ts'
import * as en from './en/calendar.ts'

export const text = inReadersLanguage({ en, de })
