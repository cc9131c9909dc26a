// Texts of domain/project/template-variables.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/template-variables.ts'
import * as en from './en/template-variables.ts'

export const text = inReadersLanguage({ en, de })
