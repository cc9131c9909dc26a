// Texts of web/features/panel/KitDialog.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel-kit.ts'
import * as en from './en/panel-kit.ts'

export const text = inReadersLanguage({ en, de })
