// German texts of domain/candidate/attached-resume.ts.

export const profileUpdated = (resumeCountWords: string | number) =>
  `Lebenslauf angehängt, darin gelesen: ${resumeCountWords}. Das Profil wurde aktualisiert.`
export const nothingNew = (resumeCountWords: string | number) =>
  `Lebenslauf angehängt, darin gelesen: ${resumeCountWords}. Das Profil enthält diese Angaben bereits.`
export const unopened =
  'Datei angehängt, aber nicht gespeichert: Wir können diese Art von Datei nicht öffnen, oder sie ist größer als 10 MB. Sie liegt in Ihrem Postfach, oder bitten Sie um ein PDF.'
export const nothingFound =
  'Datei angehängt. Darin wurden weder Stellen noch eine Ausbildung gefunden, daher bleibt das Profil, wie es war.'
export const otherName =
  'Lebenslauf angehängt, aber der Name dieser Person steht nicht darin, daher bleibt das Profil, wie es war. Wenn es der richtige ist, laden Sie ihn hoch.'
export const senderUnverified = 'Datei angehängt, aber nicht gespeichert: Wir konnten nicht prüfen, wer diese E-Mail gesendet hat.'
export const tooManyFiles = (maxAttachedPerDay: string | number) =>
  `Datei angehängt, aber nicht gespeichert: Die E-Mails dieser Person enthielten an einem Tag mehr als ${maxAttachedPerDay} Dateien.`

export const unreadable = (note: string) => `Datei angehängt, aber wir konnten sie nicht lesen. ${note}`
