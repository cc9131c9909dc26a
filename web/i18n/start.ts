// Texts of the first-run page, and of leaving the demo.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/start.ts'
import * as en from './en/start.ts'

export const text = inReadersLanguage({ en, de })
