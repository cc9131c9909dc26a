// Texts of domain/candidate/ats-push.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/ats-push.ts'
import * as en from './en/ats-push.ts'

export const text = inReadersLanguage({ en, de })
