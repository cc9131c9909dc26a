// Texts of domain/interview/interview-kit.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/interview-kit.ts'
import * as en from './en/interview-kit.ts'

export const text = inReadersLanguage({ en, de })
