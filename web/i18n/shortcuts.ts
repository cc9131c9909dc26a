// Texts of web/app.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/shortcuts.ts'
import * as en from './en/shortcuts.ts'

export const text = inReadersLanguage({ en, de })
