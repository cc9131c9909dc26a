// Texts of domain/candidate/not-interested.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/not-interested.ts'
import * as en from './en/not-interested.ts'

export const text = inReadersLanguage({ en, de })
