// Texts of domain/candidate/resume-reading.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/resume-reading.ts'
import * as en from './en/resume-reading.ts'

export const text = inReadersLanguage({ en, de })
