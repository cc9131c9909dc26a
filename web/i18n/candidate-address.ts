// Texts of web/candidate/address.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-address.ts'
import * as en from './en/candidate-address.ts'

export const text = inReadersLanguage({ en, de })
