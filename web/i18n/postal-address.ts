// Texts of the workspace's postal address: web/features/team.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/postal-address.ts'
import * as en from './en/postal-address.ts'

export const text = inReadersLanguage({ en, de })
