// German texts of web/features/panel.

// Bulk bar
export const selectedCandidates = 'Ausgewählte Kandidat:innen'
export const moveTo = 'Verschieben nach'
export const exportAsCsv = 'Als CSV exportieren'
export const email = 'E-Mail senden'
export const sendForReview = 'Zur Durchsicht senden'
export const shareCandidates = 'Kandidat:innen teilen'
export const selectAllIn = (total: string | number, label: string | number) => `Alle ${total} in „${label}“ auswählen`
export const shareLimit = (shareAtOnce: string | number) => `Sie können bis zu ${shareAtOnce} Kandidat:innen auf einmal teilen.`
export const reviewLimit = (reviewAtOnce: string | number) =>
  `Sie können bis zu ${reviewAtOnce} Kandidat:innen auf einmal zur Durchsicht senden.`
export const confirmEachNote = 'Dieses Projekt bestätigt jede Adresse vor dem Senden. Schreiben Sie Kandidat:innen einzeln an.'
export const emailLimit = (emailAtOnce: string | number) => `Sie können bis zu ${emailAtOnce} Kandidat:innen auf einmal anschreiben.`

// Empty stage: the word for the act is first, the people follow
export const review = 'Durchsehen:'
export const oneWaitingCandidate = '1 wartende Person'
export const waitingCandidates = (waiting: string | number) => `${waiting} wartende Kandidat:innen`

// Find in list
export const findIn = (label: string | number) => `In „${label}“ suchen`
export const clearSearch = 'Suche leeren'
export const foundAmongFirst = (count: string | number, loaded: string | number) => `${count} unter den ersten ${loaded} gefunden.`
export const ofFound = (count: string | number, total: string | number) => `${count} von ${total} gefunden.`
export const searchAll = (total: string | number) => `Alle ${total} durchsuchen`

// List tools
export const show = 'Anzeigen'
export const sort = 'Sortieren'
export const layout = 'Ansicht'
export const everyone = 'Alle'
export const cards = 'Karten'
export const rows = 'Zeilen'

// Move status
export const movingProgress = (done: string | number, value: string | number) => `${done} von ${value} werden verschoben…`
export const movedSoFar = 'Bisher verschoben'
export const oneNotMoved = 'Eine Person wurde nicht verschoben'
export const notMoved = (count: string | number) => `${count} Personen wurden nicht verschoben`
export const and = 'und'
export const moreNotMoved = 'weitere'
export const stop = 'Anhalten'
export const tryAgain = 'Erneut versuchen'
export const dismiss = 'Ausblenden'

// Single candidate
export const backToTheList = 'Zurück zur Liste'
export const move = 'Verschieben'

// Single head
export const previousCandidate = 'Vorherige Person'
export const nextCandidate = 'Nächste Person'
export const chat = 'Chat'
export const note = 'Notiz'
export const history = 'Verlauf'
export const print = 'Drucken'
export const reject = 'Ablehnen'
export const schedule = 'Termin vereinbaren'
export const writeEmail = 'E-Mail schreiben'
export const mail = 'E-Mails'

// Stage list
export const oneWaiting = 'Eine Person wartet auf Ihre Entscheidung.'
export const manyWaiting = (total: string | number) => `${total} Kandidat:innen warten auf Ihre Entscheidung.`
export const reviewAction = 'Einzeln durchsehen'
export const noMatches = 'Keine Treffer'
export const showEveryone = 'Alle anzeigen'
export const noCardContains = (loaded: string | number) => `Keine der ${loaded} Karten enthält diese Wörter.`
export const noOneFits = 'Niemand in dieser Liste passt zum Filter.'

// Attention
export const openConversation = 'Unterhaltung öffnen'
