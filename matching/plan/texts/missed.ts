// Texts for the requirements of a search that a person misses.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/missed.ts'
import * as en from './en/missed.ts'

export const text = inReadersLanguage({ en, de })
