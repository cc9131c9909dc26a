// Texts of web/site/pages/fairs.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as en from './en/site-fairs.ts'

export const text = inReadersLanguage({ en })
