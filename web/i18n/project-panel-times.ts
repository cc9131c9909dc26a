// Texts of web/project/PanelTimes.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/project-panel-times.ts'
import * as en from './en/project-panel-times.ts'

export const text = inReadersLanguage({ en, de })
