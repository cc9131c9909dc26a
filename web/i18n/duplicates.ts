// Texts of the queue of possible duplicates.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/duplicates.ts'
import * as en from './en/duplicates.ts'

export const text = inReadersLanguage({ en, de })
