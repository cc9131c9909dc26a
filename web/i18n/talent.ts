// Texts of web/features/talent.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/talent.ts'
import * as en from './en/talent.ts'

export const text = inReadersLanguage({ en, de })
