// Texts about alerts of saved searches.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/search-alerts.ts'
import * as en from './en/search-alerts.ts'

export const text = inReadersLanguage({ en, de })
