// Texts of web/app/UnverifiedBanner.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/unverified.ts'
import * as en from './en/unverified.ts'

export const text = inReadersLanguage({ en, de })
