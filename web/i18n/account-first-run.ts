// Texts of web/features/account/FirstRunScreen.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/account-first-run.ts'
import * as en from './en/account-first-run.ts'

export const text = inReadersLanguage({ en, de })
