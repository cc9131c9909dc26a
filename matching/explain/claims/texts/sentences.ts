// Sentences of claims, and how their years were counted.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/sentences.ts'
import * as en from './en/sentences.ts'

export const text = inReadersLanguage({ en, de })
