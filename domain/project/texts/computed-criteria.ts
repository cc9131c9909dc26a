// Texts of domain/project/computed-criteria.ts, which reads them back.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/computed-criteria.ts'
import * as en from './en/computed-criteria.ts'

export const text = inReadersLanguage({ en, de })
/** Of every language: labels are stored in a search and read by a worker, which has no reader. */
export const everyLanguage = [en, de] as const
