// Texts of web/project/ask.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/ask.ts'
import * as en from './en/ask.ts'

export const text = inReadersLanguage({ en, de })
