// Texts of the talent map.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/talent-map.ts'
import * as en from './en/talent-map.ts'

export const text = inReadersLanguage({ en, de })
