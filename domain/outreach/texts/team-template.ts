// Texts of domain/outreach/team-template.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/team-template.ts'
import * as en from './en/team-template.ts'

export const text = inReadersLanguage({ en, de })
