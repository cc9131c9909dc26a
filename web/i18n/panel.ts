// Texts of web/features/panel.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel.ts'
import * as en from './en/panel.ts'

export const text = inReadersLanguage({ en, de })
