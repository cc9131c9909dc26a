// Texts of domain/interview/interviewer.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/interviewer.ts'
import * as en from './en/interviewer.ts'

export const text = inReadersLanguage({ en, de })
