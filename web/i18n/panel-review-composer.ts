// Texts of web/features/panel/review/Composer.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel-review-composer.ts'
import * as en from './en/panel-review-composer.ts'

export const text = inReadersLanguage({ en, de })
