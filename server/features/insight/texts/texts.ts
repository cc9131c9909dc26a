// Texts of server/features/insight: answers, notifications, and emails.
import { inReadersLanguage, type Translated } from '@fairlead/domain/shared/readers-language'

const en = {
  // self-identification-store
  linkExpired: 'This link has expired.',
}

const de: Translated<typeof en> = {
  // self-identification-store
  linkExpired: 'Dieser Link ist abgelaufen.',
}

export const text = inReadersLanguage({ en, de })
