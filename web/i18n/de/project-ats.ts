// German texts of web/project/ats.
import { plural } from '@fairlead/domain/shared/language'

// Job list
export const jobsNotLoaded = (integration: string) => `Die Stellen in ${integration} konnten nicht geladen werden.`
export const readingTheJobs = 'Die Stellen werden geladen'
export const searchJobs = (integration: string | number) => `Stellen in ${integration} suchen`
export const jobSearchPlaceholder = 'Titel, Ort oder Abteilung'
export const loadingMoreSuffix = ' bisher, weitere werden geladen'
export const openProject = 'Projekt öffnen'
export const openProjectLabel = (name: string | number) => `Projekt öffnen: ${name}`
export const jobsIncomplete = 'Wir konnten nicht alle Stellen lesen. Erneut versuchen'
export const showAll = (count: string | number) => `Alle ${count} anzeigen`
export const foundOpenJobs = (count: string | number, total: string | number) => `${count} von ${total} offenen Stellen`
export const openJobs = (all: number, value: string | number) =>
  plural('de', all, { one: '1 offene Stelle', other: `${value} offene Stellen` })

// Sync editor
export const syncNotSaved = 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.'
export const syncNotLoaded = 'Die Einstellungen der Synchronisierung konnten nicht geladen werden.'
export const goneStage = (name: string) => `${name} (entfernt)`
export const sendNoOneFrom = (stage: string) => `Niemanden aus „${stage}“ senden`
export const readingTheSync = 'Die Einstellungen der Synchronisierung werden geladen'
export const importedFromNote = (name: string | number) =>
  `Dieses Projekt kam aus ${name}. Die Verbindung ist beendet, deshalb werden keine Kandidat:innen gesendet.`
export const endedLinkNote = (name: string | number, integration: string | number) =>
  `„${name}“ kam aus einer Verknüpfung, die beendet ist. Wählen Sie die Stelle in ${integration}.`
export const jobQuestion = (integration: string | number) => `Zu welcher Stelle in ${integration} gehört dieses Projekt?`
export const keepName = (name: string | number) => `${name} behalten`
export const anotherJob = 'Andere Stelle'
export const sendCandidatesAutomatically = 'Kandidat:innen automatisch senden'
export const syncText =
  'Wer eine der Phasen unten erreicht, wird in Ihrem System zugeordnet oder angelegt. Wer sich abgemeldet hat, wird nie gesendet.'
export const stagesGone = (count: number, stageNames: string | number) =>
  `${plural('de', count, { one: 'Diese Phase gibt es nicht mehr', other: 'Diese Phasen gibt es nicht mehr' })}: ${stageNames}. Wählen Sie eine andere, sonst werden keine Kandidat:innen gesendet.`
export const stages = 'Phasen'
export const sendNone = 'Nicht senden'
export const stageGone = 'Diese Phase gibt es nicht mehr'
export const mapByName = 'Nach Namen zuordnen'
export const changesNote = (integration: string | number) =>
  `Änderungen in ${integration} erscheinen bei der Person. Hier verschieben sie niemanden.`
export const choose = 'Auswählen'

// Link states
export const working = 'Die Verknüpfung funktioniert.'
export const incomplete = 'Die Verknüpfung ist noch nicht fertig.'
export const relinkNeeded = 'Verknüpfen Sie das System erneut. Bis dahin warten die Kandidat:innen.'
export const invalid = 'Das System kennt diese Verknüpfung nicht mehr. Verknüpfen Sie es erneut.'
export const inactive = 'Die Verknüpfung ist im System ausgeschaltet.'
export const unknown = 'Wir können die Verknüpfung gerade nicht prüfen.'
export const gatewayUnreachable = 'Wir erreichen das ATS-Gateway gerade nicht.'
export const linkFailed = 'Die Verknüpfung konnte nicht geladen werden.'

// Import
export const imported = (name: string, isNew: boolean) =>
  isNew ? `${name} importiert. Prüfen Sie die Kriterien, bevor Sie suchen.` : `${name} wurde schon importiert`
export const importFailed = 'Die Stelle konnte nicht importiert werden. Bitte versuchen Sie es erneut.'
