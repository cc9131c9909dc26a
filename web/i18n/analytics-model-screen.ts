// Texts of web/features/analytics/ModelScreen.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/analytics-model-screen.ts'
import * as en from './en/analytics-model-screen.ts'

export const text = inReadersLanguage({ en, de })
