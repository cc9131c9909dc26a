// Texts of domain/project/protected-traits.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/protected-traits.ts'
import * as en from './en/protected-traits.ts'

export const text = inReadersLanguage({ en, de })
