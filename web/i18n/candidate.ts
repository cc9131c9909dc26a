// Texts of web/candidate.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate.ts'
import * as en from './en/candidate.ts'

export const text = inReadersLanguage({ en, de })
