// Texts of web/candidate/tags.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/tags.ts'
import * as en from './en/tags.ts'

export const text = inReadersLanguage({ en, de })
