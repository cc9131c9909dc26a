// German texts of web/session/calendar/ConnectDialog.tsx.

// Connect dialog
export const connectFailed = 'Wir konnten das Konto nicht verbinden. Bitte versuchen Sie es noch einmal.'
export const connectCalDav = 'CalDAV-Konto verbinden'
export const addACalendarFeed = 'Kalender-Feed hinzufügen'
export const calDavHint =
  'iCloud, Fastmail, Nextcloud, Radicale und die meisten anderen Anbieter unterstützen CalDAV. Wenn Ihr Anbieter App-Passwörter hat, verwenden Sie eines.'
export const serverAddress = 'Serveradresse'
export const serverPlaceholder = 'https://caldav.example.com'
export const username = 'Benutzername'
export const password = 'Passwort'
export const passwordHint = 'Verschlüsselt gespeichert und nur zum Lesen und Schreiben Ihrer Kalender verwendet'
export const feedHint =
  'Ein Feed ist eine Adresse, die auf .ics endet, zum Beispiel für Feiertage oder einen Schichtplan. Er wird nur gelesen.'
export const feedAddress = 'Adresse des Feeds'
export const feedPlaceholder = 'https:// oder webcal://'
export const name = 'Name'
export const optionalDisplayName = 'Anzeigename (optional)'
export const cancel = 'Abbrechen'
export const connect = 'Verbinden'
export const add = 'Hinzufügen'
