// German texts of web/features/panel/review/NothingToReview.tsx.

export const expandTheSearch = 'Suche erweitern'
export const editTheSearch = 'Suche bearbeiten'
export const archivedTitle = 'Dieses Projekt ist archiviert'
export const archivedText = 'Suche und Versand sind beendet. Alle Kandidat:innen sind noch hier.'
export const pausedTitle = 'Dieses Projekt ist pausiert'
export const pausedText = 'Solange es pausiert ist, wird nichts Neues gesendet. Vorhandene Kandidat:innen bleiben, wo sie sind.'
export const searchFailedTitle = 'Die Suche wurde nicht fertig'
export const searchFailedText = 'Bei uns ist etwas schiefgelaufen. Ihre Eingaben sind alle noch da.'
export const noMatchTitle = 'Niemand passt zu Ihrer Suche'
export const noMatchText = 'Versuchen Sie weniger Muss-Stichwörter, mehr Orte oder mehr Jobtitel.'
export const firstSearchTitle = 'Noch niemand durchzusehen'
export const firstSearchText = 'Wir suchen die ersten Kandidat:innen. Sehen Sie in 1–2 Minuten wieder nach.'
export const doneTitle = 'Sie haben alle durchgesehen'
export const doneText =
  'Suchen Sie jetzt die nächste Runde auf Grundlage Ihrer Entscheidungen, oder sehen Sie morgen nach neuen Kandidat:innen.'

// Nothing to review
export const restoreProject = 'Projekt wiederherstellen'
export const reactivateProject = 'Projekt reaktivieren'
export const searchAgain = 'Neu suchen'
export const findCandidates = 'Kandidat:innen finden'
export const nextBatchAction = 'Nächste Runde suchen'
