// Texts of web/app/NotificationList.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/notifications.ts'
import * as en from './en/notifications.ts'

export const text = inReadersLanguage({ en, de })
