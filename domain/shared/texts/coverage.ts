// Texts of domain/shared/coverage.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/coverage.ts'
import * as en from './en/coverage.ts'

export const text = inReadersLanguage({ en, de })
