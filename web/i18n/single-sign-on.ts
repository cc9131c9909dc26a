// Texts of single sign-on: the sign-in page and the team's settings.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/single-sign-on.ts'
import * as en from './en/single-sign-on.ts'

export const text = inReadersLanguage({ en, de })
