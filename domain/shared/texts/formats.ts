// Texts of domain/shared/formats.ts.
import { inReadersLanguage } from '../readers-language.ts'
import * as de from './de/formats.ts'
import * as en from './en/formats.ts'

export const text = inReadersLanguage({ en, de })
