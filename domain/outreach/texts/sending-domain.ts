// Texts of domain/outreach/sending-domain.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/sending-domain.ts'
import * as en from './en/sending-domain.ts'

export const text = inReadersLanguage({ en, de })
