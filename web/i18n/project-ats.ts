// Texts of web/project/ats.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/project-ats.ts'
import * as en from './en/project-ats.ts'

export const text = inReadersLanguage({ en, de })
