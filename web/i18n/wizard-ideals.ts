// Texts of web/features/wizard/steps/ideals.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/wizard-ideals.ts'
import * as en from './en/wizard-ideals.ts'

export const text = inReadersLanguage({ en, de })
