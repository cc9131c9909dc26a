// Texts of the screen of decision records.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/records.ts'
import * as en from './en/records.ts'

export const text = inReadersLanguage({ en, de })
