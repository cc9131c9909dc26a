// Texts of domain/conversation/mentions.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/mentions.ts'
import * as en from './en/mentions.ts'

export const text = inReadersLanguage({ en, de })
