// Texts of domain/project/product-emails.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/product-emails.ts'
import * as en from './en/product-emails.ts'

export const text = inReadersLanguage({ en, de })
