// Texts of web/features/team/Recontact.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/recontact.ts'
import * as en from './en/recontact.ts'

export const text = inReadersLanguage({ en, de })
