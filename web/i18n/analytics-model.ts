// English sentences of a trial of an embeddings model.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/analytics-model.ts'
import * as en from './en/analytics-model.ts'

export const text = inReadersLanguage({ en, de })
