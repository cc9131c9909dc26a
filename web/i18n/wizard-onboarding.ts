// Texts of web/features/wizard/onboarding.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/wizard-onboarding.ts'
import * as en from './en/wizard-onboarding.ts'

export const text = inReadersLanguage({ en, de })
