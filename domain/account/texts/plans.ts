// Texts of domain/account/plans.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/plans.ts'
import * as en from './en/plans.ts'

export const text = inReadersLanguage({ en, de })
