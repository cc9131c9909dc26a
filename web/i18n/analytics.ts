// Texts of web/features/analytics.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/analytics.ts'
import * as en from './en/analytics.ts'

export const text = inReadersLanguage({ en, de })
