// Texts of the files read by the import dialog of the talent pool.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/uploads.ts'
import * as en from './en/uploads.ts'

export const text = inReadersLanguage({ en, de })
