// Texts of the candidate’s page, where they book an interview.
import * as en from './en/booking.ts'
import { inPageLanguage, type Translated } from './page-language.ts'

export const bookingText = inPageLanguage<Translated<typeof en>>({ en })
