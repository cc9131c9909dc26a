// Texts of domain/candidate/people-columns.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/people-columns.ts'
import * as en from './en/people-columns.ts'

export const text = inReadersLanguage({ en, de })
