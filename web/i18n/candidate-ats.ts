// Texts of web/candidate/ats.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-ats.ts'
import * as en from './en/candidate-ats.ts'

export const text = inReadersLanguage({ en, de })
