// Texts of domain/account/quotas.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/quotas.ts'
import * as en from './en/quotas.ts'

export const text = inReadersLanguage({ en, de })
