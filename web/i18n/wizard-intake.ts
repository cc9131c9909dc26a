// Texts of web/features/wizard/intake.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/wizard-intake.ts'
import * as en from './en/wizard-intake.ts'

export const text = inReadersLanguage({ en, de })
