// Texts of web/project/editor.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/rich-text.ts'
import * as en from './en/rich-text.ts'

export const text = inReadersLanguage({ en, de })
