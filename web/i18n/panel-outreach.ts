// Texts of web/features/panel/outreach.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel-outreach.ts'
import * as en from './en/panel-outreach.ts'

export const text = inReadersLanguage({ en, de })
