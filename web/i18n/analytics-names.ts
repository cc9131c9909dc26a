// English names of sources, stages, channels, and templates in the analytics.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/analytics-names.ts'
import * as en from './en/analytics-names.ts'

export const text = inReadersLanguage({ en, de })
