// Texts of domain/account/password-strength.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/password-strength.ts'
import * as en from './en/password-strength.ts'

export const text = inReadersLanguage({ en, de })
