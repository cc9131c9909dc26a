// Texts of the page where candidates book an interview.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/booking.ts'
import * as en from './en/booking.ts'

export const text = inReadersLanguage({ en, de })
