// Texts of the suppression list: web/features/team.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/suppressions.ts'
import * as en from './en/suppressions.ts'

export const text = inReadersLanguage({ en, de })
