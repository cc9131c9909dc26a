// Texts of web/features/wizard.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/wizard.ts'
import * as en from './en/wizard.ts'

export const text = inReadersLanguage({ en, de })
