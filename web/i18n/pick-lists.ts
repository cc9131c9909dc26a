// Texts of web/project/pick-lists.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/pick-lists.ts'
import * as en from './en/pick-lists.ts'

export const text = inReadersLanguage({ en, de })
