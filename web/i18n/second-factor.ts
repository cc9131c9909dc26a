// Texts of second factors: the profile, sign-in, and the team page.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/second-factor.ts'
import * as en from './en/second-factor.ts'

export const text = inReadersLanguage({ en, de })
