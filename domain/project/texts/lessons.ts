// Texts of domain/project/lessons.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/lessons.ts'
import * as en from './en/lessons.ts'

export const text = inReadersLanguage({ en, de })
