// Texts of the hiring manager's feedback.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/approval.ts'
import * as en from './en/approval.ts'

export const text = inReadersLanguage({ en, de })
