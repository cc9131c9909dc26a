// Texts of web/session.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/session-permissions.ts'
import * as en from './en/session-permissions.ts'

export const text = inReadersLanguage({ en, de })
