// Texts of domain/candidate/attached-resume.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/attached-resume.ts'
import * as en from './en/attached-resume.ts'

export const text = inReadersLanguage({ en, de })
