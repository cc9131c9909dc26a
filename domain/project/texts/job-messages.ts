// Texts of domain/project/job-messages.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/job-messages.ts'
import * as en from './en/job-messages.ts'

export const text = inReadersLanguage({ en, de })
