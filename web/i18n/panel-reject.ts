// Texts of web/features/panel/SingleDialogs.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel-reject.ts'
import * as en from './en/panel-reject.ts'

export const text = inReadersLanguage({ en, de })
