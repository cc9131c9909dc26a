// Texts of domain/conversation/information.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/information.ts'
import * as en from './en/information.ts'

export const text = inReadersLanguage({ en, de })
