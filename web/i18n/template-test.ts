// Texts of tests of two first emails: setup, composer, and results.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/template-test.ts'
import * as en from './en/template-test.ts'

export const text = inReadersLanguage({ en, de })
