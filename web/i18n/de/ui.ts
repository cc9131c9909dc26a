// German texts of web/ui.

// Boundary
export const partNotLoaded = 'Wir konnten einen Teil dieser Seite nicht laden.'
export const partStopped = 'Dieser Teil der Seite funktioniert nicht mehr.'

// Dialog
export const close = 'Schließen'

// Error state
export const tryAgain = 'Erneut versuchen'

// Page banner
export const moreBanners = (count: number) => `${count} weitere`
export const fewerBanners = 'Weniger anzeigen'

// Selection bar
export const clearSelection = 'Aufheben'
export const pageSelected = (count: number) => `Alle ${count} auf dieser Seite sind ausgewählt.`
export const allSelected = (total: number) => `Alle ${total.toLocaleString('de-DE')} sind ausgewählt.`
export const firstSelected = (count: number, total: number) =>
  `Die ersten ${count.toLocaleString('de-DE')} von ${total.toLocaleString('de-DE')} sind ausgewählt.`
export const selectEveryMatch = (total: number) => `Alle ${total.toLocaleString('de-DE')} Treffer auswählen`
export const selectFirst = (count: number, total: number) =>
  `Die ersten ${count.toLocaleString('de-DE')} von ${total.toLocaleString('de-DE')} Treffern auswählen`

// Not read yet
export const notOpenedYet = 'Sie haben das auf diesem Gerät noch nicht geöffnet.'
export const loadsOnceOnline = 'Es wird geladen, sobald Sie wieder online sind.'

// Toast host
export const undo = 'Rückgängig'
export const dismissMessage = 'Meldung schließen'

// Time
export const justNow = 'gerade eben'
export const minutesAgo = (minutes: number) => `vor ${minutes} Min.`
export const todayAt = (time: string) => `heute ${time}`
export const yesterdayAt = (time: string) => `gestern ${time}`
export const tomorrowAt = (time: string) => `morgen ${time}`
export const daysAgo = (days: number) => `vor ${days} Tagen`

// Copy value
export const copy = 'Kopieren'
export const isCopied = 'Kopiert'
