// What decisions taught a search, and why.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/lessons.ts'
import * as en from './en/lessons.ts'

export const text = inReadersLanguage({ en, de })
