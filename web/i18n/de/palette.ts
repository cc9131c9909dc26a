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
