// Texts of web/features/panel/review/NothingToReview.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel-review-nothing-to-review.ts'
import * as en from './en/panel-review-nothing-to-review.ts'

export const text = inReadersLanguage({ en, de })
