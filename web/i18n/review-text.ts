// Texts of the hiring manager’s page.
import * as en from './en/review.ts'
import { inPageLanguage, type Translated } from './page-language.ts'

export const reviewText = inPageLanguage<Translated<typeof en>>({ en })
