// Texts of domain/outreach/postal-address.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/postal-address.ts'
import * as en from './en/postal-address.ts'

export const text = inReadersLanguage({ en, de })
