// The sentences that the specification words exactly.
import { inReadersLanguage } from '../readers-language.ts'
import * as de from './de/messages.ts'
import * as en from './en/messages.ts'

export const text = inReadersLanguage({ en, de })
