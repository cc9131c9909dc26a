// Texts of web/site/pages/home.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as en from './en/site-home.ts'

export const text = inReadersLanguage({ en })
