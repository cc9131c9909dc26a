// Texts of web/features/inbox.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/inbox.ts'
import * as en from './en/inbox.ts'

export const text = inReadersLanguage({ en, de })
