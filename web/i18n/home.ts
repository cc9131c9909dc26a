// Texts of web/features/home and of what waits in a project.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/home.ts'
import * as en from './en/home.ts'

export const text = inReadersLanguage({ en, de })
