// Texts of web/features/wizard/team.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/wizard-team.ts'
import * as en from './en/wizard-team.ts'

export const text = inReadersLanguage({ en, de })
