// Texts of domain/project/free-trial.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/free-trial.ts'
import * as en from './en/free-trial.ts'

export const text = inReadersLanguage({ en, de })
