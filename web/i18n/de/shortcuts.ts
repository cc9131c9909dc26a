// German texts of web/app.

// Cheat sheet
export const keyboardShortcuts = 'Tastenkürzel'
export const fixedShortcuts = 'Feste Tastenkürzel'
export const singleKeyShortcuts = 'Tastenkürzel aus einer Taste'
export const resetToDefaults = 'Auf Standard zurücksetzen'
export const candidates = 'Kandidat:innen'
export const deciding = 'Entscheiden'
export const everywhere = 'Überall'

// Key button
export const pressAKey = 'Taste drücken'
export const pressKeyFor = (action: string) => `Drücken Sie eine Taste für „${action}“ oder Escape, um abzubrechen`
export const changeKey = (action: string, letter: string) => `${action}: ${letter}. Ändern`
export const home = 'Start'
/** By default key, as below. */
export const homeKeys = [
  ['j', 'Nächste Zeile'],
  ['k', 'Vorherige Zeile'],
  ['Enter', 'Dort öffnen, wo es zu erledigen ist'],
  ['1 bis 9', 'Zu einer Gruppe springen'],
] as const
export const inbox = 'Posteingang'
/** By default key: users who chose another key press that one here, too. */
export const inboxKeys = [
  ['j', 'Nächste Unterhaltung'],
  ['k', 'Vorherige Unterhaltung'],
  ['Enter', 'Unterhaltung öffnen'],
  ['r', 'Antworten'],
  ['c', 'Kommentieren'],
  ['e', 'Als erledigt markieren oder wieder öffnen'],
  ['l', 'Bedeutung der Antwort korrigieren'],
  ['1 bis 9', 'Mit einer Taste korrigieren'],
  ['u', 'Rückgängig machen'],
  ['s', 'Zurückstellen'],
  ['a', 'Zuweisen'],
] as const
export const duplicates = 'Mögliche Dubletten'
export const duplicateKeys = [
  ['j', 'Nächstes Paar'],
  ['k', 'Vorheriges Paar'],
  ['m', 'Zusammenführen'],
  ['d', 'Verschiedene Personen'],
  ['u', 'Rückgängig machen'],
] as const
/** Keys that can't be changed. */
export const fixed = [
  ['1 bis 9', 'Ablehnungsgrund auswählen'],
  ['Enter', 'Absenden'],
  ['Esc', 'Zurück zur Liste oder Dialog schließen'],
  ['Ctrl K', 'Suchen, auch während des Schreibens'],
  ['Ctrl Enter', 'Nachricht senden'],
  ['; und ein Name', 'Textbaustein in eine E-Mail einfügen'],
] as const
