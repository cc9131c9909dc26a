// Texts of domain/interview/room.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as de from './de/room.ts'
import * as en from './en/room.ts'

export const text = inReadersLanguage({ en, de })
