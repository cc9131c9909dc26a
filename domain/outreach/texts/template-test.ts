// Texts of domain/outreach/template-test.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/template-test.ts'
import * as en from './en/template-test.ts'

export const text = inReadersLanguage({ en, de })
