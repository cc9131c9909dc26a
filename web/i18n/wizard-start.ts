// Texts of web/features/wizard/start.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/wizard-start.ts'
import * as en from './en/wizard-start.ts'

export const text = inReadersLanguage({ en, de })
