// Texts of domain/project/setup-flows.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/setup-flows.ts'
import * as en from './en/setup-flows.ts'

export const text = inReadersLanguage({ en, de })
