// Texts of domain/conversation/decide-reply.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/decide-reply.ts'
import * as en from './en/decide-reply.ts'

export const text = inReadersLanguage({ en, de })
