// Texts of domain/conversation/inbox.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/inbox.ts'
import * as en from './en/inbox.ts'

export const text = inReadersLanguage({ en, de })
