// Texts of web/features/account.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/account.ts'
import * as en from './en/account.ts'

export const text = inReadersLanguage({ en, de })
