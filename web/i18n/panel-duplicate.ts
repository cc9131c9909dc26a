// Texts of web/features/panel/DuplicateDialog.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel-duplicate.ts'
import * as en from './en/panel-duplicate.ts'

export const text = inReadersLanguage({ en, de })
