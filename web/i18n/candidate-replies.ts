// Texts of web/candidate/replies.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-replies.ts'
import * as en from './en/candidate-replies.ts'

export const text = inReadersLanguage({ en, de })
