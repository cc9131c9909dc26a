// Texts of web/features/wizard/steps.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/wizard-steps.ts'
import * as en from './en/wizard-steps.ts'

export const text = inReadersLanguage({ en, de })
