// Texts of web/features/tasks.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/tasks.ts'
import * as en from './en/tasks.ts'

export const text = inReadersLanguage({ en, de })
