// Texts of web/session/calendar/ConnectDialog.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/calendar-connect.ts'
import * as en from './en/calendar-connect.ts'

export const text = inReadersLanguage({ en, de })
