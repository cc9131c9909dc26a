// Texts that all pages behind a link share.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/guest.ts'
import * as en from './en/guest.ts'

export const text = inReadersLanguage({ en, de })
