// Texts of domain/candidate/assessment.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/assessment.ts'
import * as en from './en/assessment.ts'

export const text = inReadersLanguage({ en, de })
