// Texts of web/ui.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/ui.ts'
import * as en from './en/ui.ts'

export const text = inReadersLanguage({ en, de })
