// Texts of web/features/wizard/steps/summary.ts.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/wizard-summary.ts'
import * as en from './en/wizard-summary.ts'

export const text = inReadersLanguage({ en, de })
