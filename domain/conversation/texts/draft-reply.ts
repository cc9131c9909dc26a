// Texts of domain/conversation/draft-reply.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/draft-reply.ts'
import * as en from './en/draft-reply.ts'

export const text = inReadersLanguage({ en, de })
