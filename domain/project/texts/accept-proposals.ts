// Texts of domain/project/accept-proposals.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/accept-proposals.ts'
import * as en from './en/accept-proposals.ts'

export const text = inReadersLanguage({ en, de })
/** Of every language: a stored line may have been written for another reader. */
export const everyLanguage = [en, de] as const
