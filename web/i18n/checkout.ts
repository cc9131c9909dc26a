// Texts of web/features/checkout.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/checkout.ts'
import * as en from './en/checkout.ts'

export const text = inReadersLanguage({ en, de })
