// Texts of domain/project/employer-criterion.ts, which reads them back.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/employer-criterion.ts'
import * as en from './en/employer-criterion.ts'

export const text = inReadersLanguage({ en, de })
/** Of every language: labels are stored in a search and read by a worker, which has no reader. */
export const catalogs = { en, de } as const
