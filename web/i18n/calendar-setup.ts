// Texts of web/session/calendar.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/calendar-setup.ts'
import * as en from './en/calendar-setup.ts'

export const text = inReadersLanguage({ en, de })
