// German texts of the suppression list: web/features/team.
import { plural } from '@fairlead/domain/shared/language'

export const title = 'Sperrliste'
export const about = 'An diese Adressen und Domains schreibt Ihr Arbeitsbereich nie: in keinem Projekt und auf keinem Kanal.'
export const backToTeam = 'Team'
export const loadFailed = 'Wir konnten die Sperrliste nicht laden.'
export const addTitle = 'Adressen oder Domains hinzufügen'
export const listLabel = 'Adressen und Domains'
export const listHint = 'Eine pro Zeile oder eine CSV-Datei. Eine Domain stoppt die Ansprache aller Personen, die dort eine Adresse haben.'
export const listExample = 'name@firma.de'
export const wrongLine = (line: number, text: string) => `Zeile ${line} ist weder eine E-Mail-Adresse noch eine Domain: ${text}`
export const enterOne = 'Geben Sie mindestens eine E-Mail-Adresse oder Domain ein.'
export const tooLarge = 'Die Datei ist größer als 1 MB. Teilen Sie sie in mehrere Dateien auf.'
export const add = 'Hinzufügen'
export const chooseFile = 'CSV-Datei auswählen'
export const added = (count: number, knownCount: number) => {
  const entries = plural('de', count, { one: '1 Eintrag hinzugefügt', other: `${count.toLocaleString('de-DE')} Einträge hinzugefügt` })
  return knownCount === 0 ? entries : `${entries}, ${knownCount.toLocaleString('de-DE')} bereits auf der Liste`
}
export const addFailed = 'Wir konnten diese Einträge nicht hinzufügen. Versuchen Sie es gleich noch einmal.'
export const entries = (count: number) => plural('de', count, { one: '1 Eintrag', other: `${count.toLocaleString('de-DE')} Einträge` })
export const search = 'Suchen'
export const empty = 'Niemand ist gesperrt. Wer sich abmeldet, erscheint hier.'
export const noneFound = 'Nichts auf der Liste passt.'
export const showMore = 'Mehr anzeigen'
export const deletedPerson = 'Eine gelöschte Person'
export const hiddenCandidate = 'Kandidat:in mit verborgenem Namen'
export const everyoneAt = (domain: string) => `Alle bei ${domain}`
export const by = (name: string) => ` · ${name}`
export const remove = 'Entfernen'
export const removeName = (name: string) => `Entfernen: ${name}`
export const removed = (name: string) => `Von der Sperrliste entfernt: ${name}`
export const removeFailed = 'Wir konnten diesen Eintrag nicht entfernen. Versuchen Sie es gleich noch einmal.'
export const open = 'Sperrliste'
export const openHint = 'Adressen und Domains, an die Ihr Arbeitsbereich nie schreibt.'
