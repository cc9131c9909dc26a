// Texts of web/features/panel/tours.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel-tours.ts'
import * as en from './en/panel-tours.ts'

export const text = inReadersLanguage({ en, de })
