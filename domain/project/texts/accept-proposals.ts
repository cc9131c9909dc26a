// Texts of domain/project/accept-proposals.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/accept-proposals.ts'
import * as en from './en/accept-proposals.ts'

export const text = inReadersLanguage({ en, de })
