// Texts of web/features/wizard/pipeline.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/wizard-pipeline.ts'
import * as en from './en/wizard-pipeline.ts'

export const text = inReadersLanguage({ en, de })
