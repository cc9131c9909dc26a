// Texts of domain/candidate/erasure.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/erasure.ts'
import * as en from './en/erasure.ts'

export const text = inReadersLanguage({ en, de })
