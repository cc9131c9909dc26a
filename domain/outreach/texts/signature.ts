// Texts of the signature of a mailbox.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/signature.ts'
import * as en from './en/signature.ts'

export const text = inReadersLanguage({ en, de })
