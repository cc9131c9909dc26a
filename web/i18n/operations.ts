// Texts of web/features/operations.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/operations.ts'
import * as en from './en/operations.ts'

export const text = inReadersLanguage({ en, de })
