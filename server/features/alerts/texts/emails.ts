// Texts of emails to users: about their account, their team, and their projects.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/emails.ts'
import * as en from './en/emails.ts'

export const text = inReadersLanguage({ en, de })
