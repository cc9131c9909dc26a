// Texts of web/features/wizard/demos.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/wizard-demos.ts'
import * as en from './en/wizard-demos.ts'

export const text = inReadersLanguage({ en, de })
