// Texts of domain/project/batch-fit.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/batch-fit.ts'
import * as en from './en/batch-fit.ts'

export const text = inReadersLanguage({ en, de })
