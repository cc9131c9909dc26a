// Texts of domain/candidate/application.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/application.ts'
import * as en from './en/application.ts'

export const text = inReadersLanguage({ en, de })
