// Texts of web/features/panel/review/WorseBatch.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel-review-worse-batch.ts'
import * as en from './en/panel-review-worse-batch.ts'

export const text = inReadersLanguage({ en, de })
