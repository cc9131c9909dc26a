// English sentences about a counterfactual run.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/analytics-fairness.ts'
import * as en from './en/analytics-fairness.ts'

export const text = inReadersLanguage({ en, de })
