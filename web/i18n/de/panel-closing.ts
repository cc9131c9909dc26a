// German texts of web/features/panel/CloseSearchDialog.tsx and ClosingNote.tsx.
import { plural } from '@fairlead/domain/shared/language'

export const stillIn = (count: number) =>
  plural('de', count, { one: 'Eine Person ist noch in dieser Suche.', other: `${count} Personen sind noch in dieser Suche.` })
export const closeTheSearch = 'Suche abschließen …'
export const title = 'Suche abschließen'
export const intro = 'Alle hier werden abgelehnt. Wer angekreuzt ist, erhält die gezeigte E-Mail. Danach wird das Projekt archiviert.'
export const loading = 'Wird geladen: wer noch in der Suche ist'
export const loadFailed = 'Die Personen in dieser Suche konnten nicht geladen werden.'
export const noOne = 'In dieser Suche ist niemand mehr.'
export const hasMore = 'Dies sind die ersten 200. Das Projekt wird archiviert, sobald auch die übrigen eine Antwort haben.'
export const noEmail = (reason: string) => `Keine E-Mail: ${reason}`
export const showEmail = (name: string) => `E-Mail an ${name} anzeigen`
export const cancel = 'Abbrechen'
export const submit = (count: number) => (count === 0 ? 'Ohne E-Mail archivieren' : `${count} antworten und archivieren`)
export const done = (count: number) =>
  plural('de', count, {
    one: 'Eine Person erhält eine E-Mail. Das Projekt ist archiviert.',
    other: `${count} Personen erhalten eine E-Mail. Das Projekt ist archiviert.`,
  })
export const notArchived = (count: number) =>
  plural('de', count, {
    one: 'Eine Person ist noch in der Suche, deshalb ist das Projekt nicht archiviert.',
    other: `${count} Personen sind noch in der Suche, deshalb ist das Projekt nicht archiviert.`,
  })
export const notDone = (name: string, reason: string) => `${name}: ${reason}`
export const failed = 'Die Suche konnte nicht abgeschlossen werden. Bitte versuchen Sie es erneut.'
export const close = 'Schließen'
