// German texts of server/worker: answers, notifications, and emails.

// jobs
export const importStopped =
  'Der Import wurde wegen eines Problems auf unserer Seite abgebrochen. Importieren Sie die Datei noch einmal: Niemand wird doppelt hinzugefügt.'

// mail-alarm
/** `response`: '' or the English words of the code around the mail server's answer. */
export const emailPaused = (response: string | number) =>
  `Der E-Mail-Versand ist pausiert: Der Mailserver lehnt unsere E-Mails ab.${String(response).replace(/^ It answered: “(.*)”$/s, ' Seine Antwort: „$1“')} Setzen Sie ihn auf der Seite „Betrieb“ fort.`
