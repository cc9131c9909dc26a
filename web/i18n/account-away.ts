// Texts of web/features/account/AwayScreen.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/account-away.ts'
import * as en from './en/account-away.ts'

export const text = inReadersLanguage({ en, de })
