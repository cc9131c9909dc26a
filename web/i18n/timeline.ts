// Texts of web/candidate/timeline.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/timeline.ts'
import * as en from './en/timeline.ts'

export const text = inReadersLanguage({ en, de })
