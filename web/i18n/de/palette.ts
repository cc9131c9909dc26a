// German texts of web/app/Palette.tsx.

// Palette
export const searchOrJump = 'Suchen oder springen zu'
export const searchLabel = 'Projekte, Kandidat:innen und Aktionen suchen'
export const searchPlaceholder = 'Projekte, Kandidat:innen, Aktionen'
export const findCandidatesBy = 'Kandidat:innen finden über'
export const results = 'Ergebnisse'
export const searching = 'Suche läuft…'
export const nothingFound = 'Nichts gefunden.'
export const candidate = 'Kandidat:in'

// Commands
export const operationsBoard = 'Betriebsübersicht'
export const projectSettings = 'Projekteinstellungen'

// Use palette commands
export const action = 'Aktion'
export const draft = 'Entwurf'
export const project = 'Projekt'

// Actions
export const invite = 'Teammitglied einladen'
export const calibrate = 'Kalibrieren'
export const settingsStep = (step: string) => `Einstellungen: ${step}`
/** By action: other words that find it, in lower case. */
export const otherWords: Readonly<Record<string, string>> = {
  home: 'startseite heute home wartet übersicht',
  inbox: 'antworten mail e-mail unterhaltungen inbox',
  new: 'neue suche hinzufügen anlegen erstellen stelle projekt',
  invite: 'mitglied hinzufügen kollegin kollege nutzer team',
  pause: 'stoppen anhalten pausieren ansprache projekt',
  reactivate: 'fortsetzen weiter aktivieren starten projekt',
  nextBatch: 'runde weitersuchen weitere kandidat:innen kandidaten finden',
  expand: 'weitere kandidat:innen kandidaten erweitern',
  learned: 'gelerntes lernen geschmack kalibrierung',
  duplicate: 'kopieren duplizieren projekt',
  archive: 'schließen löschen entfernen projekt',
  restore: 'wiederherstellen wieder öffnen archiv projekt',
  settings: 'schritte kriterien bearbeiten einstellungen',
  calibrate: 'kalibrierung durchsicht ersten zehn',
  export: 'csv herunterladen download exportieren',
  theme: 'design dunkel hell modus darstellung',
  keys: 'hilfe tasten shortcuts hotkeys',
  out: 'ausloggen logout verlassen',
  profile: 'konto postfach passwort signatur',
  calendar: 'verfügbarkeit zeiten termine buchung',
  ats: 'integration greenhouse lever',
}
