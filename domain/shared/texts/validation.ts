// Texts about the format of an entry.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/validation.ts'
import * as en from './en/validation.ts'

export const text = inReadersLanguage({ en, de })
