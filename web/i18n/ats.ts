// Texts of web/features/ats.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/ats.ts'
import * as en from './en/ats.ts'

export const text = inReadersLanguage({ en, de })
