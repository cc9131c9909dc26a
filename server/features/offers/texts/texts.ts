// Texts of server/features/offers: answers, and the page with the signature.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de.ts'
import * as en from './en.ts'

export const text = inReadersLanguage({ en, de })
