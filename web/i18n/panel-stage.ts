// Texts of web/features/panel.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel-stage.ts'
import * as en from './en/panel-stage.ts'

export const text = inReadersLanguage({ en, de })
