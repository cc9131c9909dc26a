// Texts of web/features/panel/review.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel-review-golive-state.ts'
import * as en from './en/panel-review-golive-state.ts'

export const text = inReadersLanguage({ en, de })
