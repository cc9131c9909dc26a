// Texts of a search's filters and what giving each up does.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/filters.ts'
import * as en from './en/filters.ts'

export const text = inReadersLanguage({ en, de })
