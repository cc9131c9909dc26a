// Texts of web/project/writing: tests to oneself and snippets.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/writing.ts'
import * as en from './en/writing.ts'

export const text = inReadersLanguage({ en, de })
