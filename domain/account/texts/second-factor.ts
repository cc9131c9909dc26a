// Texts of domain/account/second-factor.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/second-factor.ts'
import * as en from './en/second-factor.ts'

export const text = inReadersLanguage({ en, de })
