// German texts of the screen of decision records.
import { plural } from '@fairlead/domain/shared/language'

const people = (n: number) => plural('de', n, { one: '1 Person', other: `${n.toLocaleString('de')} Personen` })

export const records = 'Entscheidungsprotokoll'
export const recordsTab = 'Protokoll'
export const noProjects = 'Jede Runde wird in dem Projekt protokolliert, dessen Suche sie gefunden hat.'
export const about =
  'Jede Runde wird protokolliert, sobald sie gefunden ist: die Kriterien, die Gewichte, was von jeder Person gelesen wurde, die Punkte mit ihren Gründen und wer nicht in die Auswahl kam. Das Protokoll bleibt, auch wenn die Suche geändert wird und wenn Kandidat:innen verschoben oder zusammengeführt werden oder ausscheiden.'
export const howToCheck = 'Eine signierte Datei lässt sich ohne Verbindung prüfen:'
export const checker = 'check-shortlist.mjs'
export const checkCommand = 'node check-shortlist.mjs datei.html'
export const years = 'Protokolle aufbewahren'
export const yearsOf = (n: number) => plural('de', n, { one: '1 Jahr', other: `${n} Jahre` })
export const yearsHint = 'Wo das Gesetz mehr verlangt, bleiben sie länger.'
export const retention = (n: number) => `Protokolle werden ${yearsOf(n)} aufbewahrt, wo das Gesetz es verlangt, länger.`
export const yearsSaved = 'Gespeichert.'
export const yearsNotSaved = 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.'
export const loadFailed = 'Die Protokolle konnten nicht geladen werden.'
export const noRecords = 'Noch keine Protokolle'
export const noRecordsHint = 'Das erste entsteht, wenn eine Suche Kandidat:innen findet.'
export const unrecorded = (n: number) =>
  plural('de', n, {
    one: 'Eine frühere Runde wurde gefunden, bevor es Protokolle gab.',
    other: `${n} frühere Runden wurden gefunden, bevor es Protokolle gab.`,
  })
export const batch = (n: number) => `Runde ${n}`
export const inBatch = (n: number) => `${people(n)} in der Runde`
export const below = (n: number) => `${people(n)} nicht in der Auswahl`
export const erased = (n: number) => `${n} gelöscht`
export const keptUntil = (day: string) => `Aufbewahrt bis ${day}`
export const kinds = { initial: 'Erste Suche', next: 'Nächste Runde', reform: 'Geänderte Suche' }
export const criteria = 'Kriterien'
export const noCriteria = 'Keine'
export const seenBy = 'Gesehen von'
export const notSeen = 'Noch niemand'
export const guest = 'einer Führungskraft mit Link'
export const formerUser = 'einem früheren Mitglied'
export const viewed = (name: string, first: string, last: string) =>
  first === last ? `${name}, ${first}` : `${name}, ${first} bis ${last}`
export const computedWith = 'Berechnet mit'
export const compare = 'Mit heute vergleichen'
export const hide = 'Vergleich ausblenden'
export const download = 'Signierte Datei herunterladen'
export const downloadFailed = 'Die Datei konnte nicht heruntergeladen werden. Bitte versuchen Sie es noch einmal.'
export const compareFailed = 'Die Runde konnte nicht verglichen werden.'
export const same = 'Aus dem Protokoll neu berechnet: dieselben Bytes wie an jenem Tag, in derselben Reihenfolge.'
export const notSame = 'Aus dem Protokoll neu berechnet, ist das Ergebnis nicht dasselbe.'
export const engineChanged = (before: string, now: string) => `Die Bewertung wurde seitdem geändert: ${before}; jetzt ${now}.`
export const notSameUnexplained = 'Die Version der Bewertung ist dieselbe; das Protokoll könnte geändert worden sein.'
export const incomplete = 'Eine Idealkandidat:in dieser Suche wurde gelöscht; sie lässt sich nicht mehr wie an jenem Tag berechnen.'
export const changes = 'Was heute anders ist'
export const noChanges = 'Nichts: Die heutige Suche würde diese Personen gleich bewerten.'
export const changed = {
  weights: 'Die Gewichte haben sich geändert.',
  criteria: 'Die Kriterien oder die Idealkandidat:innen haben sich geändert.',
  lessons: 'Die Suche hat aus Entscheidungen gelernt.',
  pool: 'Der Talentpool hat sich geändert und damit, wie selten Wörter und Titel sind.',
  employers: 'Was der Arbeitsbereich über Arbeitgeber berichtigt hat, hat sich geändert.',
  month: 'Zeit ist vergangen: Aktuelle Stellen zählen mehr Monate.',
  record: 'Die Daten von Personen haben sich geändert.',
}
export const steps = {
  weights: 'Gewichte',
  criteria: 'Kriterien',
  lessons: 'Gelerntes',
  pool: 'Talentpool',
  employers: 'Arbeitgeber',
  month: 'Monate',
  record: 'Daten',
}
export const step = (name: string, points: number) => `${name} ${points > 0 ? '+' : '−'}${Math.abs(points)}`
export const fields: Record<string, string> = {
  headline: 'Kurzbeschreibung',
  summary: 'Zusammenfassung',
  place: 'Ort',
  experiences: 'Stellen',
  skills: 'Kenntnisse',
  estimatedSalary: 'Gehalt',
  estimatedSalaryCurrency: 'Währung des Gehalts',
  resumeText: 'Lebenslauf',
  education: 'Ausbildung',
}
export const changedFields = (names: readonly string[]) => `geändert: ${names.join(', ')}`
export const peopleOfBatch = 'Personen der Runde'
export const peopleExplained =
  'Die Punkte laut Protokoll, die heutigen Punkte derselben Person und was jede Änderung ausmacht. Reihenfolge und Zitate eines Modells zählen wie protokolliert.'
export const peopleSummary = (unchanged: number, all: number) =>
  unchanged === all ? 'Alle haben heute dieselben Punkte.' : `${all - unchanged} von ${all} haben heute andere Punkte.`
export const place = 'Platz'
export const person = 'Person'
export const scoreThen = 'Punkte'
export const scoreNow = 'Punkte heute'
export const placeNow = 'Platz heute'
export const differences = 'Warum es abweicht'
export const decision = 'Entscheidung'
export const erasedOn = (day: string) => `Gelöscht ${day}`
export const noRecordNow = 'Heute keine Daten'
export const byProduct = 'Produkt oder Link'
export const decided = (event: string, by: string, day: string) => `${event}, ${by}, ${day}`
export const removed = (day: string) => `Ohne Entscheidung ausgeschieden, ${day}`
export const undecided = 'Noch keine'
export const otherBytes = 'Die protokollierten Bytes ergeben sich nicht wieder'
