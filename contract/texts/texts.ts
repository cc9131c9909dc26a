// English validation messages; the specification's own are in domain/shared/messages.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de.ts'
import * as en from './en.ts'

export const text = inReadersLanguage({ en, de })
