// Texts of the DNS records of a sending domain: web/features/profile/mailbox/DomainRecords.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/domain-records.ts'
import * as en from './en/domain-records.ts'

export const text = inReadersLanguage({ en, de })
