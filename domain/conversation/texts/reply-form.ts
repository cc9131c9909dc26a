// Texts of domain/conversation/reply-form.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/reply-form.ts'
import * as en from './en/reply-form.ts'

export const text = inReadersLanguage({ en, de })
