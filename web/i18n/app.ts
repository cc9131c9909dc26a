// Texts of web/app.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/app.ts'
import * as en from './en/app.ts'

export const text = inReadersLanguage({ en, de })
