// Texts of domain/account/names.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/names.ts'
import * as en from './en/names.ts'

export const text = inReadersLanguage({ en, de })
