// Texts of domain/project/outreach-options.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/outreach-options.ts'
import * as en from './en/outreach-options.ts'

export const text = inReadersLanguage({ en, de })
