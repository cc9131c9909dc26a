// Texts of domain/candidate/list-order.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/list-order.ts'
import * as en from './en/list-order.ts'

export const text = inReadersLanguage({ en, de })
