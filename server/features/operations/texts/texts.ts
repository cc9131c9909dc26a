// Texts of server/features/operations: answers, notifications, and emails.
import { inReadersLanguage, type Translated } from '@fairlead/domain/shared/readers-language'

const en = {
  // change-account
  keepOneProduct: 'Keep at least one product.',
  superAdminNotDisabled: 'A super admin can’t be disabled. Remove them from SUPER_ADMINS first.',

  // change-email
  comparingEmails: 'Emails are still being compared with the Sent folder.',

  // installation-inbox
  unknownWorkspace: 'This workspace does not exist.',

  // set-health
  unknownStatus: 'This status does not exist.',
  enterWholeNumber: (max: number) => `Enter a whole number from 1 to ${max.toLocaleString('en')}.`,
}

const de: Translated<typeof en> = {
  // change-account
  keepOneProduct: 'Behalten Sie mindestens ein Produkt.',
  superAdminNotDisabled: 'Ein Super-Admin lässt sich nicht deaktivieren. Entfernen Sie die Adresse zuerst aus SUPER_ADMINS.',

  // change-email
  comparingEmails: 'Die E-Mails werden noch mit dem Ordner „Gesendet“ verglichen.',

  // installation-inbox
  unknownWorkspace: 'Diesen Arbeitsbereich gibt es nicht.',

  // set-health
  unknownStatus: 'Diesen Status gibt es nicht.',
  enterWholeNumber: (max) => `Geben Sie eine ganze Zahl von 1 bis ${max.toLocaleString('de-DE')} ein.`,
}

export const text = inReadersLanguage({ en, de })
