// Texts of web/features/panel/review/CalibrationIntro.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel-review-calibration-intro.ts'
import * as en from './en/panel-review-calibration-intro.ts'

export const text = inReadersLanguage({ en, de })
