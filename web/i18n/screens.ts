// Texts of web/app/screen-title.ts.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/screens.ts'
import * as en from './en/screens.ts'

export const text = inReadersLanguage({ en, de })
