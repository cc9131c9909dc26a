// Texts of domain/project/stop-reason.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/stop-reason.ts'
import * as en from './en/stop-reason.ts'

export const text = inReadersLanguage({ en, de })
