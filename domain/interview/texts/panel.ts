// Texts of domain/interview/panel.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/panel.ts'
import * as en from './en/panel.ts'

export const text = inReadersLanguage({ en, de })
