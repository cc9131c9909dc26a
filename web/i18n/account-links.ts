// Texts of web/features/account.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/account-links.ts'
import * as en from './en/account-links.ts'

export const text = inReadersLanguage({ en, de })
