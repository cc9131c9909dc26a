// Texts of domain/account/single-sign-on.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/single-sign-on.ts'
import * as en from './en/single-sign-on.ts'

export const text = inReadersLanguage({ en, de })
