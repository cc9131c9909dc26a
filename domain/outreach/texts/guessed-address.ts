// Texts of domain/outreach/guessed-address.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/guessed-address.ts'
import * as en from './en/guessed-address.ts'

export const text = inReadersLanguage({ en, de })
