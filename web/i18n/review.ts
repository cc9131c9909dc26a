// Texts of the hiring manager’s page.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/review.ts'
import * as en from './en/review.ts'

export const text = inReadersLanguage({ en, de })
