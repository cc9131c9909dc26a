// Texts of domain/project/check-outreach.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/check-outreach.ts'
import * as en from './en/check-outreach.ts'

export const text = inReadersLanguage({ en, de })
