// Texts of web/app/Palette.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/palette.ts'
import * as en from './en/palette.ts'

export const text = inReadersLanguage({ en, de })
