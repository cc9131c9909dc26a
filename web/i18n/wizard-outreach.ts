// Texts of web/features/wizard/outreach.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/wizard-outreach.ts'
import * as en from './en/wizard-outreach.ts'

export const text = inReadersLanguage({ en, de })
