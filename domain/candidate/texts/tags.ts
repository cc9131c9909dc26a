// Texts of domain/candidate/tags.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/tags.ts'
import * as en from './en/tags.ts'

export const text = inReadersLanguage({ en, de })
