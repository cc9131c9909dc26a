// Texts of web/features/panel/ReformedDialog.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel-reformed.ts'
import * as en from './en/panel-reformed.ts'

export const text = inReadersLanguage({ en, de })
