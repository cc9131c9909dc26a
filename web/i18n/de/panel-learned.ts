// German texts of web/features/panel/review/learned.
import { plural } from '@fairlead/domain/shared/language'

// Effect text
export const effectFailed = 'Die Wirkung konnte nicht berechnet werden. Sie können trotzdem speichern.'
export const computingEffect = 'Die Wirkung wird berechnet…'
export const strongestGains = (names: string | number) => `Am meisten gestiegen: ${names}`
export const strongestLosses = (names: string | number) => `Am meisten gefallen: ${names}`

// Learned dialog
export const title = 'Was Ihre Entscheidungen gezeigt haben'
export const loadFailed = 'Das Gelernte konnte nicht geladen werden.'
export const decisionsIgnored = (decisions: string | number) =>
  `Die Suche lässt ${decisions} außer Acht. Sie lernt aus neuen Entscheidungen.`
export const noLessonsHint =
  'Geben Sie in der Durchsicht Kandidat:innen frei oder lehnen Sie sie ab: Was sie gemeinsam haben, erscheint hier.'
export const basedOn = (decisions: string | number, approved: string | number, rejected: string | number) =>
  `Aus ${decisions}: ${approved} freigegeben, ${rejected} abgelehnt. Spätere Suchen nutzen die angehakten Zeilen. Erfüllen mehrere Personen alles gleich gut, kommen zuerst jene, die den von Ihnen freigegebenen am meisten ähneln.`
export const lessons = 'Gelerntes'
export const noLongerLearned = (names: string | number) => `Nicht mehr gelernt: ${names}.`
export const searchesAgain = (unseen: number) =>
  unseen === 0
    ? 'Wenn Sie eine Zeile ändern oder rückgängig machen, wird neu gesucht.'
    : `Wenn Sie eine Zeile ändern oder rückgängig machen, wird neu gesucht: ${unseen === 1 ? 'Die noch nicht durchgesehene Person verlässt die Durchsicht und kann wiedergefunden werden' : `Die ${unseen} noch nicht durchgesehenen Personen verlassen die Durchsicht und können wiedergefunden werden`}.`
export const undoAll = 'Alles rückgängig machen'
export const cancel = 'Abbrechen'
export const acceptAndSearch = 'Übernehmen und neu suchen'
export const accept = 'Übernehmen'
export const decisions = (count: number) => plural('de', count, { one: '1 Entscheidung', other: `${count} Entscheidungen` })
export const noOneLeft = 'Im Talentpool ist für diese Suche niemand mehr übrig.'
export const noneMoves = (all: number) =>
  `Von den nächsten ${all.toLocaleString('de-DE')} Personen verschiebt sich niemand um 25 Plätze oder mehr.`
export const someMove = (moved: number, all: number) =>
  plural('de', moved, {
    one: `1 der nächsten ${all.toLocaleString('de-DE')} Personen verschiebt sich um 25 Plätze oder mehr.`,
    other: `${moved.toLocaleString('de-DE')} der nächsten ${all.toLocaleString('de-DE')} Personen verschieben sich um 25 Plätze oder mehr.`,
  })
export const areNew = (entered: number) =>
  plural('de', entered, { one: 'Eine davon ist neu.', other: `${entered.toLocaleString('de-DE')} davon sind neu.` })

// Lesson row
export const amountLabel = (text: string | number) => `Wie stark: ${text}`
export const added = 'Hinzugefügt'
export const yearsFor = (ranges: string) => `Jahre: ${ranges}`
export const dollarsFor = (ranges: string) => `US-Dollar pro Jahr: ${ranges}`
export const yearsUnit = ' Jahre'
export const thousands = '.'
export const decimals = ','
export const strengthened = 'Verstärkt'
export const weakened = 'Abgeschwächt'
export const excluded = 'Ausgeschlossen'
export const newBadge = 'Neu'
export const changed = 'Geändert'
export const andMore = (names: string | number, namesShown: string | number) => `${names} und ${namesShown} weitere`
export const excludesThem = 'Spätere Suchen finden sie nicht.'
export const movesNone = 'Für sich genommen verschiebt diese Zeile niemanden um 25 Plätze oder mehr.'
export const movesSome = (moved: string | number) =>
  `Für sich genommen verschiebt diese Zeile ${moved} der nächsten Personen um 25 Plätze oder mehr.`

// Version list
export const versions = 'Versionen'
export const versionLine = (number: string | number, cause: string | number) => `Version ${number}: ${cause} ·`
export const productName = 'Fairlead'
export const fromDate = (relativeDate: string | number) => `· ${relativeDate} · aus`
export const oneDecision = '1 Entscheidung'
export const decisionCount = (decisions: string | number) => `${decisions} Entscheidungen`
export const nothingLearned = 'Nichts gelernt.'
export const inUse = 'Aktiv'
export const useVersionAgain = (number: string | number) => `Version ${number} wieder verwenden`
export const learnedByASearch = 'Bei einer Suche gelernt'
export const accepted = 'Übernommen'
export const allUndoneVersion = 'Alles rückgängig gemacht'
export const versionRestored = (version: number | null) => `Version ${version} wiederhergestellt`

// Saving
export const savedAs = (version: number) => `Als Version ${version} gespeichert`
export const savedAndSearching = (version: number) => `Als Version ${version} gespeichert. Es wird neu gesucht.`
export const undoneAndSearching = 'Rückgängig gemacht. Es wird ohne das Gelernte neu gesucht.'
export const restoredAndSearching = (version: number) => `Version ${version} wiederhergestellt. Es wird neu gesucht.`
export const allUndone =
  'Die Suche lässt diese Entscheidungen außer Acht. Stellen Sie eine frühere Version wieder her, um sie wieder zu nutzen.'
export const restored = (version: number) => `Version ${version} wiederhergestellt`
