// Texts of web/features/panel/review/SearchProgress.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel-review-search-progress.ts'
import * as en from './en/panel-review-search-progress.ts'

export const text = inReadersLanguage({ en, de })
