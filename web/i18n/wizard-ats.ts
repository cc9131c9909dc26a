// Texts of web/features/wizard/ats.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/wizard-ats.ts'
import * as en from './en/wizard-ats.ts'

export const text = inReadersLanguage({ en, de })
