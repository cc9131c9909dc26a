// Texts of domain/project/fairness.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/fairness.ts'
import * as en from './en/fairness.ts'

export const text = inReadersLanguage({ en, de })
