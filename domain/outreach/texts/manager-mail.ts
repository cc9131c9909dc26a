// Texts of the emails to hiring managers.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/manager-mail.ts'
import * as en from './en/manager-mail.ts'

export const text = inReadersLanguage({ en, de })
