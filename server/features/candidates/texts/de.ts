// German texts of server/features/candidates: answers, notifications, and emails.

// add-from-resume-file
export const nothingInResume =
  'In diesem Lebenslauf haben wir weder Namen noch E-Mail noch LinkedIn-Profil gefunden. Fügen Sie die Person von Hand hinzu.'

// import-person
export const queueBySearchOnly = 'Nur Suchen bringen Kandidat:innen in die Durchsicht.'
export const objected = 'Diese Person hat der Nutzung ihrer Daten widersprochen und kann keinem Projekt hinzugefügt werden.'
export const projectArchived = 'Dieses Projekt ist archiviert.'

// move-candidate
export const noOffer = 'Es gibt kein Angebot, das abgelehnt werden kann.'

// people-rows
export const identityMissing = 'Fügen Sie eine LinkedIn-URL, eine E-Mail oder einen Namen hinzu.'

// people-table
export const emptyFile = 'Die Datei ist leer.'
export const noTextTable = 'Das ist keine Tabelle in Textform. Speichern Sie sie zuerst als CSV.'
export const noHeaderRow = 'Die Datei hat keine Kopfzeile.'

// person-book
export const twoPeopleByLinkedin = 'Die LinkedIn-URL und die E-Mail gehören zu zwei verschiedenen Personen.'
export const twoPeopleByEmail = 'Die E-Mail-Adressen gehören zu verschiedenen Personen.'

// resume-store
export const resumeTooLarge = 'Lebensläufe dürfen bis zu 10 MB groß sein.'
export const resumeFormat = 'Verwenden Sie eine PDF-, Word-, RTF-, OpenDocument- oder Textdatei.'

// run-import
export const importerClosed = 'Das Konto, das diesen Import gestartet hat, wurde geschlossen.'

// employer-store
export const yourWorkspace = 'Ihr Arbeitsbereich'

// start-import
export const tooManyImports = 'Fünf Ihrer Importe laufen noch. Warten Sie, bis einer fertig ist, oder brechen Sie einen ab.'

// swipe-candidate
export const alreadyReviewed = 'Über diese Person wurde schon entschieden.'

// candidate-views
export const namesHidden = 'In diesem Projekt sind Namen verborgen.'

// handle-resume
export const requiredField = 'Dieses Feld ist erforderlich.'
export const nothingNew = 'Diese Angaben stehen schon im Profil.'
export const unknownResume = 'Diesen Lebenslauf gibt es nicht.'

// undo-move
export const sentAlready = 'Die E-Mail wurde schon gesendet.'

// change-candidate
export const addressByHand = 'Von Hand hinzugefügt'

export const unreadDay = (day: string) => `Kein Datum: ${day.slice(0, 100)}`
export const undoStopped =
  'Das Rückgängigmachen wurde wegen eines Problems auf unserer Seite unterbrochen. Machen Sie den Import noch einmal rückgängig, um fortzufahren.'
export const refusedRows = 'nicht-importiert'
export const refusedLine = 'Zeile der Datei'
export const refusedReason = 'Warum nicht importiert'
export const cellTooLong = (title: string, longest: number) =>
  `„${title}“ ist länger als ${longest.toLocaleString('de-DE')} Zeichen und wurde weggelassen.`
export const chooseEncoding =
  'Wir sind nicht sicher, welche Zeichenkodierung diese Datei hat. Wählen Sie die, in der die Namen richtig aussehen.'
export const unknownEncoding = 'Diese Zeichenkodierung ist nicht bekannt.'
