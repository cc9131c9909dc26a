// Texts of web/features/panel/review/ExpandDialog.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel-review-expand.ts'
import * as en from './en/panel-review-expand.ts'

export const text = inReadersLanguage({ en, de })
