// Texts of domain/candidate/scores.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/scores.ts'
import * as en from './en/scores.ts'

export const text = inReadersLanguage({ en, de })
