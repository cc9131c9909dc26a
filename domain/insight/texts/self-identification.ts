// Texts of domain/insight/self-identification.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/self-identification.ts'
import * as en from './en/self-identification.ts'

export const text = inReadersLanguage({ en, de })
