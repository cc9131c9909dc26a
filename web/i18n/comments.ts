// Texts of comments and mentions in web/candidate/conversation.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/comments.ts'
import * as en from './en/comments.ts'

export const text = inReadersLanguage({ en, de })
