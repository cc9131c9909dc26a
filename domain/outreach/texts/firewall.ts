// Texts of domain/outreach/firewall.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/firewall.ts'
import * as en from './en/firewall.ts'

export const text = inReadersLanguage({ en, de })
