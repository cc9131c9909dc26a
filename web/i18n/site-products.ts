// Texts of web/site/pages/products.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as en from './en/site-products.ts'

export const text = inReadersLanguage({ en })
