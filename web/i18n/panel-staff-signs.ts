// Texts of web/features/panel/StaffSigns.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel-staff-signs.ts'
import * as en from './en/panel-staff-signs.ts'

export const text = inReadersLanguage({ en, de })
