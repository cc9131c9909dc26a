// What a search reports: its progress, why it failed, and what to know about its batch.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/notes.ts'
import * as en from './en/notes.ts'

export const text = inReadersLanguage({ en, de })
