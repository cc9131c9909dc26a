// Texts of domain/shared/stages.ts.
import { inReadersLanguage } from '../readers-language.ts'
import * as de from './de/stages.ts'
import * as en from './en/stages.ts'

export const text = inReadersLanguage({ en, de })
