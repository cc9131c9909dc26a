// Texts of domain/project/project-list.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/project-list.ts'
import * as en from './en/project-list.ts'

export const text = inReadersLanguage({ en, de })
