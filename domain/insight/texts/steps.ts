// Texts of domain/insight/steps.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/steps.ts'
import * as en from './en/steps.ts'

export const text = inReadersLanguage({ en, de })
