// Texts of web/features/panel/ReviewLinksDialog.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel-review-links.ts'
import * as en from './en/panel-review-links.ts'

export const text = inReadersLanguage({ en, de })
