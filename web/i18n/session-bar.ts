// Texts of web/app/SessionBar.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/session-bar.ts'
import * as en from './en/session-bar.ts'

export const text = inReadersLanguage({ en, de })
