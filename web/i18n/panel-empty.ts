// Texts of web/features/panel/StageTab.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel-empty.ts'
import * as en from './en/panel-empty.ts'

export const text = inReadersLanguage({ en, de })
