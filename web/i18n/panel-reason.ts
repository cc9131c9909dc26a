// Texts of web/features/panel/ReasonDialog.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel-reason.ts'
import * as en from './en/panel-reason.ts'

export const text = inReadersLanguage({ en, de })
