// Texts of domain/candidate/more-like-this.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/more-like-this.ts'
import * as en from './en/more-like-this.ts'

export const text = inReadersLanguage({ en, de })
