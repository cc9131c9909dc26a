// Texts of domain/project/ideal-messages.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/ideal-messages.ts'
import * as en from './en/ideal-messages.ts'

export const text = inReadersLanguage({ en, de })
