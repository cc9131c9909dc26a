// Texts of web/features/team.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/team.ts'
import * as en from './en/team.ts'

export const text = inReadersLanguage({ en, de })
