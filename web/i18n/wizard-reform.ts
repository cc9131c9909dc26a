// Texts of web/features/wizard/reform.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/wizard-reform.ts'
import * as en from './en/wizard-reform.ts'

export const text = inReadersLanguage({ en, de })
