// Texts of web/features/wizard/parts.ts.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/wizard-headings.ts'
import * as en from './en/wizard-headings.ts'

export const text = inReadersLanguage({ en, de })
