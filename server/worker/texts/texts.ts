// Texts of server/worker: answers, notifications, and emails.
import { inReadersLanguage, type Translated } from '@fairlead/domain/shared/readers-language'

const en = {
  // jobs
  importStopped: 'The import stopped because of a problem on our side. Import the file again: no one is added twice.',

  // mail-alarm
  emailPaused: (response: string | number) =>
    `Email is paused: the mail server refuses our email.${response} Resume on the operations page.`,
}

const de: Translated<typeof en> = {
  // jobs
  importStopped:
    'Der Import wurde wegen eines Problems auf unserer Seite abgebrochen. Importieren Sie die Datei noch einmal: Niemand wird doppelt hinzugefügt.',

  // mail-alarm
  /** `response`: '' or the English words of the code around the mail server's answer. */
  emailPaused: (response) =>
    `Der E-Mail-Versand ist pausiert: Der Mailserver lehnt unsere E-Mails ab.${String(response).replace(/^ It answered: “(.*)”$/s, ' Seine Antwort: „$1“')} Setzen Sie ihn auf der Seite „Betrieb“ fort.`,
}

export const text = inReadersLanguage({ en, de })
