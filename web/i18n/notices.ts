// Texts of what a first email must say by law, and of people who must be told: web/features/notices and previews of emails.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/notices.ts'
import * as en from './en/notices.ts'

export const text = inReadersLanguage({ en, de })
