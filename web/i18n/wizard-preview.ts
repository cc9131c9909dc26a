// Texts of web/features/wizard/preview.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/wizard-preview.ts'
import * as en from './en/wizard-preview.ts'

export const text = inReadersLanguage({ en, de })
