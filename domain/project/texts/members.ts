// Texts of domain/project/members.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/members.ts'
import * as en from './en/members.ts'

export const text = inReadersLanguage({ en, de })
