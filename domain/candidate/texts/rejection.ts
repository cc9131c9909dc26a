// Texts of domain/candidate/rejection.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/rejection.ts'
import * as en from './en/rejection.ts'

export const text = inReadersLanguage({ en, de })
