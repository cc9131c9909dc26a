// Texts of domain/project/interview-parts.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/interview-parts.ts'
import * as en from './en/interview-parts.ts'

export const text = inReadersLanguage({ en, de })
