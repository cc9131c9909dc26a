// Texts of web/site/pages/house.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as en from './en/site-house.ts'

export const text = inReadersLanguage({ en })
