// Texts of web/project/writing: templates that the workspace shares.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/team-templates.ts'
import * as en from './en/team-templates.ts'

export const text = inReadersLanguage({ en, de })
