// Texts of web/features/profile.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/profile.ts'
import * as en from './en/profile.ts'

export const text = inReadersLanguage({ en, de })
