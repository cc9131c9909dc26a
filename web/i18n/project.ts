// Texts of web/project.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/project.ts'
import * as en from './en/project.ts'

export const text = inReadersLanguage({ en, de })
