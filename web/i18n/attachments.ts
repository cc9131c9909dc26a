// Texts of web/candidate/writing: files attached to emails.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/attachments.ts'
import * as en from './en/attachments.ts'

export const text = inReadersLanguage({ en, de })
