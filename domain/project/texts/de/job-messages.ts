// German texts of domain/project/job-messages.ts.
import type { PageProblem } from '../../../ports/pages.ts'
import type { DocumentProblem } from '../../../ports/files.ts'
import { limits } from '../../../shared/limits.ts'

export const jobMessages = {
  missing: 'Fügen Sie die Stellenbeschreibung ein oder wählen Sie eine Datei.',
  isAddress: 'Webadressen öffnen wir nicht. Kopieren Sie den Text der Seite und fügen Sie ihn hier ein.',
  fileTooBig: `Stellenbeschreibungen dürfen bis zu ${limits.jobFileMegabytes} MB groß sein. Fügen Sie stattdessen den Text ein.`,
  tooLong: `Das sind mehr als ${limits.jobTextLength.toLocaleString('de-DE')} Zeichen. Fügen Sie nur die Stellenbeschreibung ein.`,
} as const

export const readingMessages = {
  time: 'Das Lesen dieses Textes hat zu lange gedauert. Fügen Sie nur den Teil über die Stelle ein.',
  memory: 'Das Lesen dieses Textes brauchte zu viel Speicher. Fügen Sie nur den Teil über die Stelle ein.',
  broken: 'Wir konnten diesen Text nicht lesen. Fügen Sie nur den Teil über die Stelle ein.',
  busy: 'Gerade werden zu viele Texte gelesen. Versuchen Sie es in einer Minute erneut.',
} as const

export const documentMessages: Readonly<Record<DocumentProblem, string>> = {
  unsupported: 'Diese Datei können wir nicht lesen. Verwenden Sie PDF, DOCX oder eine Textdatei, oder fügen Sie den Text ein.',
  protected: 'Diese Datei ist passwortgeschützt. Fügen Sie stattdessen den Text ein.',
  broken: 'Diese Datei ist beschädigt. Speichern Sie sie neu oder fügen Sie den Text ein.',
  too_large: 'Diese Datei ist zu lang für eine Stellenbeschreibung. Fügen Sie stattdessen den Text ein.',
  no_text: 'In dieser Datei haben wir keinen Text gefunden. Wenn sie ein Scan ist, fügen Sie stattdessen den Text ein.',
  busy: 'Gerade werden zu viele Dateien gelesen. Versuchen Sie es in einer Minute erneut oder fügen Sie den Text ein.',
}

export const pageMessages: Readonly<Record<PageProblem, string>> = {
  bad_address: 'Das ist keine Webadresse. Fügen Sie stattdessen den Text ein.',
  not_allowed: 'Seiten dieser Website können wir nicht öffnen. Fügen Sie stattdessen den Text ein.',
  private: 'Diese Adresse ist nicht öffentlich erreichbar, deshalb können wir sie nicht öffnen. Fügen Sie stattdessen den Text ein.',
  unreachable: 'Wir konnten die Seite nicht öffnen. Fügen Sie stattdessen ihren Text ein.',
  too_slow: 'Die Seite hat zu lange gebraucht. Versuchen Sie es erneut oder fügen Sie ihren Text ein.',
  too_large: 'Die Seite ist zu groß. Fügen Sie nur die Stellenbeschreibung ein.',
  unsupported: 'Unter dieser Adresse ist kein Text. Fügen Sie stattdessen die Stellenbeschreibung ein.',
  not_found: 'Unter dieser Adresse ist keine Seite. Fügen Sie stattdessen den Text ein.',
  no_text: 'Auf dieser Seite haben wir keinen Text gefunden. Fügen Sie stattdessen den Text ein.',
}
