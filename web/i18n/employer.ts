// Texts about the employers of a profile.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/employer.ts'
import * as en from './en/employer.ts'

export const text = inReadersLanguage({ en, de })
