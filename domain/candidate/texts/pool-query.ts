// Texts of domain/candidate/pool-query.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/pool-query.ts'
import * as en from './en/pool-query.ts'

export const text = inReadersLanguage({ en, de })
