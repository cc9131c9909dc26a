// Texts of server/features/rights.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de.ts'
import * as en from './en.ts'

export const text = inReadersLanguage({ en, de })
