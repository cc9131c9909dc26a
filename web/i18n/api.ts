// Texts of web/api.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/api.ts'
import * as en from './en/api.ts'

export const text = inReadersLanguage({ en, de })
