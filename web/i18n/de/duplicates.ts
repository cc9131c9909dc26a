// German texts of the queue of possible duplicates.
import { plural } from '@fairlead/domain/shared/language'

export const title = 'Mögliche Dubletten'
export const titleWithCount = (count: string) => `Mögliche Dubletten (${count})`
export const intro =
  'Sichere Treffer werden automatisch zusammengeführt. Über die übrigen entscheiden Sie hier; alles lässt sich rückgängig machen.'
export const loadFailed = 'Die möglichen Dubletten konnten nicht geladen werden.'
export const noneTitle = 'Keine möglichen Dubletten'
export const noneText = 'Für jede Person in Ihrem Talentpool gibt es einen Eintrag.'
export const comparing = (count: string) => `${count} Einträge werden noch verglichen.`
export const position = (place: string, total: string) => `${place} von ${total}`
export const pairOf = (first: string, second: string) => `${first} und ${second}`
export const confidence = (percent: string) => `zu ${percent} eine Person`
export const reasonsFor = 'Dafür spricht'
export const reasonsAgainst = 'Dagegen spricht'
export const recordAdded = 'Hinzugefügt'
export const inProjects = (count: number) => `in ${count} ${plural('de', count, { one: 'Projekt', other: 'Projekten' })}`
export const differs = 'Verschieden'
export const shownAfterMerge = 'Nach dem Zusammenführen sichtbar'
export const notStated = 'Keine Angabe'
export const previous = 'Zurück'
export const next = 'Weiter'
export const merge = 'Zusammenführen'
export const different = 'Verschiedene Personen'
export const merged = 'Zu einem Eintrag zusammengeführt.'
export const keptApart = 'Als verschiedene Personen gemerkt.'
export const undone = 'Rückgängig gemacht.'
export const notSaved = 'Ihre Entscheidung wurde nicht gespeichert. Bitte versuchen Sie es erneut.'
export const notUndone = 'Das konnte nicht rückgängig gemacht werden. Bitte versuchen Sie es erneut.'
export const mergedRecords = 'Zusammengeführte Einträge'
export const mergedInto = (merged: string, survivor: string) => `${merged} in ${survivor}`
export const mergedItself = (percent: string) => `automatisch zusammengeführt, zu ${percent} sicher`
export const mergedBy = (name: string) => `zusammengeführt von ${name}`
export const undoMerge = 'Wieder trennen'
export const undoMergeOf = (name: string) => `Wieder trennen: ${name}`
export const undoQuestion = (name: string, since: number) =>
  since === 0
    ? `Einträge trennen? ${name} wird wieder ein eigener Eintrag.`
    : `Einträge trennen? ${name} wird wieder ein eigener Eintrag. Was seitdem hinzukam (${since}), bleibt bei diesem Eintrag.`
export const staysHere = (count: number) =>
  `${count} ${plural('de', count, { one: 'Ergänzung', other: 'Ergänzungen' })} seitdem ${plural('de', count, { one: 'bleibt', other: 'bleiben' })} beim Trennen hier`
export const fields = {
  name: 'Name',
  headline: 'Kurzprofil',
  place: 'Ort',
  linkedin: 'LinkedIn',
  emails: 'E-Mail',
  experiences: 'Berufserfahrung',
  education: 'Ausbildung',
  skills: 'Fähigkeiten',
  summary: 'Zusammenfassung',
} as const
export const trust = {
  teammate: 'von Ihrem Team',
  resume: 'aus dem Lebenslauf',
  list: 'aus einer Liste',
  lookup: 'nachgeschlagen',
} as const
