// German texts of the files read by the import dialog of the talent pool.

export const nameAlreadyInPool = (name: string) => `${name} war bereits in Ihrem Talentpool. Neue Angaben wurden ergänzt.`
export const nameAdded = (name: string) => `${name} hinzugefügt`
export const fileUnread = 'Wir konnten die Datei nicht lesen. Bitte versuchen Sie es noch einmal.'
export const notJson = 'Das ist keine JSON-Datei.'
export const readingFile = 'Wird gelesen…'
export const waitingFile = 'Wartet'
export const uploadProblems = {
  protected: 'Dieses ZIP ist mit einem Passwort geschützt. Entpacken Sie es, und legen Sie den Ordner hier ab.',
  broken:
    'Diese Datei ist beschädigt oder so gepackt, dass wir sie nicht lesen können. Entpacken Sie sie selbst, und legen Sie die Dateien hier ab.',
  empty: 'Darin sind keine Dateien, die gelesen werden können.',
  nested: 'Ein Archiv in einem ZIP wird nicht geöffnet. Entpacken Sie es, und legen Sie es einzeln ab.',
  not_zip: 'Nur ZIP-Archive werden geöffnet. Entpacken Sie dieses, und legen Sie den Ordner hier ab.',
  too_many: 'Das sind mehr als 500 Dateien. Importieren Sie sie in mehreren Teilen. Noch wurde nichts gelesen.',
  too_large: 'Größer als 20 MB. Legen Sie die Datei einzeln ab.',
  over_total: 'Mehr als 500 MB auf einmal. Legen Sie die Datei einzeln ab.',
}
export const notAnUpload = 'Weder ein Lebenslauf noch eine Tabelle.'
export const tableNext = 'Eine Tabelle. Sie prüfen die Spalten, bevor jemand importiert wird.'
export const tableImported = 'Eine Tabelle. Ihr Import hat begonnen.'
export const tablesAfter =
  'Tabellen kommen nach den Lebensläufen. Personen aus beiden werden über E-Mail-Adresse oder LinkedIn-Profil zusammengeführt.'
export const checkColumns = 'Spalten prüfen'
export const filesRead = (finished: string, total: string) => `${finished} von ${total} Dateien sind fertig.`
export const filesFailed = (count: string) => `${count} fehlgeschlagen.`
export const filesLeftOut = (count: string) => `${count} ausgelassen.`
export const filesHidden = (count: string) => `Ausgelassene versteckte Dateien und Systemdateien: ${count}.`
export const readingCanceled = 'Vor dem Lesen abgebrochen.'
export const readAgain = (count: string) => `${count} noch einmal lesen`
export const stopReadingQuestion = 'Lesen beenden? Noch nicht gelesene Dateien werden nicht importiert.'
export const chooseFolder = 'Ordner auswählen'
