// Texts of web/project/staff.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/project-staff.ts'
import * as en from './en/project-staff.ts'

export const text = inReadersLanguage({ en, de })
