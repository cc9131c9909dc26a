// Texts of domain/conversation/tasks.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/tasks.ts'
import * as en from './en/tasks.ts'

export const text = inReadersLanguage({ en, de })
