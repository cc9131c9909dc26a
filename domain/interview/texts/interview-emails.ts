// Texts of the emails to interviewers; `who` is 'you' or 'you and Sam'.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/interview-emails.ts'
import * as en from './en/interview-emails.ts'

export const text = inReadersLanguage({ en, de })
