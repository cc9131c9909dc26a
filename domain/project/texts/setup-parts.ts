// Texts of domain/project/setup-parts.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/setup-parts.ts'
import * as en from './en/setup-parts.ts'

export const text = inReadersLanguage({ en, de })
