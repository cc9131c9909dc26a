// Texts of web/app/StaffItems.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/staff-items.ts'
import * as en from './en/staff-items.ts'

export const text = inReadersLanguage({ en, de })
