// Texts of web/features/panel/review/learned.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel-learned.ts'
import * as en from './en/panel-learned.ts'

export const text = inReadersLanguage({ en, de })
