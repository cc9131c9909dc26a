// Texts of web/site.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as en from './en/site.ts'

export const text = inReadersLanguage({ en })
