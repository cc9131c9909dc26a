// Texts of domain/project/learning-progress.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/learning-progress.ts'
import * as en from './en/learning-progress.ts'

export const text = inReadersLanguage({ en, de })
