// Texts of domain/project/tabs.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/tabs.ts'
import * as en from './en/tabs.ts'

export const text = inReadersLanguage({ en, de })
