// Texts of web/candidate/moves/ProposeTimesDialog.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as en from './en/candidate-moves-propose.ts'

export const text = inReadersLanguage({ en })
