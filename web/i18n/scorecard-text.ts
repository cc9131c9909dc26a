// Texts of the interviewer’s scorecard.
import * as en from './en/scorecard.ts'
import { inPageLanguage, type Translated } from './page-language.ts'

export const scorecardText = inPageLanguage<Translated<typeof en>>({ en })
