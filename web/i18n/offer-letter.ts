// Texts of offer letters: the dialog of the team, and the page behind the candidate's link.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/offer-letter.ts'
import * as en from './en/offer-letter.ts'

export const text = inReadersLanguage({ en, de })
