// Texts of a user's own mailbox: web/features/profile/mailbox, and the address a sequence is sent from.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/mailbox.ts'
import * as en from './en/mailbox.ts'

export const text = inReadersLanguage({ en, de })
