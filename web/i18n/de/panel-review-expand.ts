// German texts of web/features/panel/review/ExpandDialog.tsx.

export const expandTheSearch = 'Suche erweitern'
export const loadFailed = 'Die Filter konnten nicht geladen werden.'
export const noFilters = 'Diese Suche hat keine Filter, die sich lockern lassen. Versuchen Sie andere Jobtitel oder Stichwörter.'
export const cancel = 'Abbrechen'
export const editTheSearch = 'Suche bearbeiten'
export const howToRelax = (reached: string | number) =>
  `${reached} Lockern Sie die Filter, die am wenigsten zählen. Wir passen die Einstellungen an und suchen die nächste Runde.`
export const filtersToRelax = 'Zu lockernde Filter'
export const expandAndSearch = 'Erweitern und suchen'

// Expand dialog
export const started = 'Die erweiterte Suche läuft'
const countedTo = 2000
export function reached(people: number): string {
  if (people >= countedTo) return `Mehr als ${countedTo.toLocaleString('de-DE')} Personen passen und sind noch nicht im Projekt.`
  if (people === 0) return 'Niemand sonst im Talentpool passt.'
  return people === 1
    ? 'Eine Person passt und ist noch nicht im Projekt.'
    : `${people.toLocaleString('de-DE')} Personen passen und sind noch nicht im Projekt.`
}
export function more(people: number): string {
  if (people === 0) return 'Keine weiteren Treffer'
  return people === 1 ? '1 Person mehr' : `${people.toLocaleString('de-DE')} Personen mehr`
}
