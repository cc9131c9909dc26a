// German texts of domain/project/ideal-messages.ts.
import type { DocumentProblem } from '../../../ports/files.ts'
import { limits } from '../../../shared/limits.ts'

export const idealMessages = {
  full: `Höchstens ${limits.idealCandidates} Idealprofile sind möglich. Entfernen Sie eines, um ein anderes hinzuzufügen.`,
  fileTooBig: `Lebensläufe dürfen bis zu ${limits.resumeFileMegabytes} MB groß sein. Wählen Sie eine kleinere Datei.`,
  nothingFound: 'In dieser Datei haben wir weder Stellen noch Ausbildung noch Kenntnisse gefunden. Ist sie ein Lebenslauf?',
  noFile: 'Wählen Sie einen Lebenslauf.',
} as const

export const resumeReadingMessages = {
  time: 'Das Lesen dieses Lebenslaufs hat zu lange gedauert. Verwenden Sie eine kürzere oder einfachere Datei.',
  memory: 'Das Lesen dieses Lebenslaufs brauchte zu viel Speicher. Verwenden Sie eine kürzere oder einfachere Datei.',
  broken: 'Wir konnten diesen Lebenslauf nicht lesen. Verwenden Sie ein anderes Format.',
  busy: 'Gerade werden zu viele Dateien gelesen. Versuchen Sie es in einer Minute erneut.',
} as const

export const resumeMessages: Readonly<Record<DocumentProblem, string>> = {
  unsupported: 'Diese Datei können wir nicht lesen. Verwenden Sie PDF, DOCX, eine Textdatei oder JSON Resume.',
  protected: 'Diese Datei ist passwortgeschützt. Speichern Sie sie ohne Passwort.',
  broken: 'Diese Datei ist beschädigt. Speichern Sie sie neu oder verwenden Sie ein anderes Format.',
  too_large: 'Diese Datei ist zu lang für einen Lebenslauf.',
  no_text: 'In dieser Datei haben wir keinen Text gefunden. Wenn sie ein Scan ist, verwenden Sie ein PDF mit Text.',
  busy: 'Gerade werden zu viele Dateien gelesen. Versuchen Sie es in einer Minute erneut.',
}
