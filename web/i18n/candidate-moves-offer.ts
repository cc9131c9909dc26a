// Texts of web/candidate/moves/OfferDialog.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-moves-offer.ts'
import * as en from './en/candidate-moves-offer.ts'

export const text = inReadersLanguage({ en, de })
