// Texts of domain/account/shortcuts.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/shortcuts.ts'
import * as en from './en/shortcuts.ts'

export const text = inReadersLanguage({ en, de })
