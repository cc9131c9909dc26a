// Texts of domain/conversation/comment.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/comment.ts'
import * as en from './en/comment.ts'

export const text = inReadersLanguage({ en, de })
