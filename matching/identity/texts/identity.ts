// Why two records are of one person, or not.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/identity.ts'
import * as en from './en/identity.ts'

export const text = inReadersLanguage({ en, de })
