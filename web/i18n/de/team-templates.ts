// German texts of web/project/writing: templates that the workspace shares.
import { plural } from '@fairlead/domain/shared/language'

export const teamTemplates = 'Teamvorlagen'
export const noTeamTemplates = 'Noch keine Teamvorlagen'
export const teamTemplatesFailed = 'Wir konnten die Teamvorlagen nicht laden.'
export const manageTeamTemplates = 'Teamvorlagen verwalten'
export const about =
  'Sequenzen, die alle in Ihrem Arbeitsbereich nutzen und bearbeiten können. Jedes Speichern ergibt eine Version; Projekte behalten den Text, den sie übernommen haben.'
export const empty =
  'Speichern Sie hier eine Sequenz, um sie in anderen Projekten zu nutzen. Alle in Ihrem Arbeitsbereich können sie nutzen und bearbeiten, und jedes Speichern ergibt eine Version.'
export const newTemplate = 'Neue Teamvorlage'
export const editTemplate = 'Teamvorlage bearbeiten'
export const historyOf = (name: string) => `Versionen von „${name}“`
export const editNamed = (name: string) => `„${name}“ bearbeiten`
export const historyNamed = (name: string) => `Versionen von „${name}“`
export const deleteNamed = (name: string) => `„${name}“ löschen`
export const versionNumber = (version: number) => `Version ${version}`
export const lastSaved = (version: number, by: string | null, time: string) =>
  `Version ${version}, ${by ?? 'ein früheres Teammitglied'}, ${time}`
export const deleted = (name: string) => `„${name}“ wurde gelöscht.`
export const notDeleted = 'Wir konnten die Teamvorlage nicht löschen. Bitte versuchen Sie es noch einmal.'
export const notRestored = 'Wir konnten die Teamvorlage nicht wiederherstellen. Bitte versuchen Sie es noch einmal.'

// Use
export const taken = (name: string) => `„${name}“ wurde zu diesem Projekt hinzugefügt.`
export const notTaken = 'Wir konnten die Vorlage nicht zu diesem Projekt hinzufügen. Bitte versuchen Sie es noch einmal.'

// Form
export const name = 'Name'
export const subject = 'Betreff'
export const firstEmail = 'Erste E-Mail'
export const followUp = (number: number) => `Follow-up ${number}`
export const invitation = 'LinkedIn-Einladung'
export const days = 'Tage nach der vorherigen E-Mail'
export const sendThis = 'Dieses Follow-up senden'
export const isNotSent = 'Ausgeschaltet. Wird nicht gesendet.'
export const leaveEmpty = 'Leer lassen, um hier kein Follow-up zu senden.'
export const save = 'Vorlage speichern'
export const back = 'Zurück'
export const saved = (name: string, version: number) => `„${name}“ wurde als Version ${version} gespeichert.`
export const notSaved = 'Wir konnten die Teamvorlage nicht speichern. Bitte versuchen Sie es noch einmal.'

// Conflict
export const conflict = (by: string | null, version: number) =>
  `${by ?? 'Jemand'} hat Version ${version} gespeichert, während Sie die Vorlage bearbeitet haben. Ihre Fassung würde sie so ändern:`
export const conflictSame = (by: string | null, version: number) =>
  `${by ?? 'Jemand'} hat denselben Text als Version ${version} gespeichert.`
export const saveAnyway = (version: number) => `Meine Fassung als Version ${version} speichern`
export const takeTheirs = (version: number) => `Version ${version} nutzen`

// Save a template of a project
export const saveToTeam = 'Als Teamvorlage speichern'
export const saveAs = 'Speichern als'
export const asNew = 'Neue Teamvorlage'
export const newVersionOf = (name: string) => `Neue Version von „${name}“`
export const sameText = 'Die Teamvorlage hat denselben Text.'
export const changesLikeThis = 'Das ändert sich:'
export const saveVersion = (version: number) => `Version ${version} speichern`

// Versions
export const historyFailed = 'Wir konnten die Versionen nicht laden.'
export const gone = 'Jemand hat diese Teamvorlage gelöscht.'
export const savedBy = (by: string | null, time: string) => `${by ?? 'Ein früheres Teammitglied'}, ${time}`
export const restoredFrom = (version: number) => `Aus Version ${version} wiederhergestellt`
export const latest = 'Neueste'
export const created = 'Die erste Version.'
export const earliestKept = 'Die älteste noch vorhandene Version.'
export const whatChanged = (version: number) => `Was sich in Version ${version} geändert hat`
export const restore = 'Wiederherstellen'
export const restoreNamed = (version: number) => `Version ${version} wiederherstellen`
export const restoring = (version: number) =>
  `Beim Wiederherstellen wird Version ${version} noch einmal als neueste gespeichert. Das ändert sich:`
export const restored = (earlier: number, version: number) => `Version ${earlier} wurde als Version ${version} wiederhergestellt.`
export const restoreFailed = 'Wir konnten diese Version nicht wiederherstellen. Bitte versuchen Sie es noch einmal.'
export const restoreConflict =
  'Jemand hat eine neuere Version gespeichert. Sehen Sie sich die Versionen noch einmal an, bevor Sie eine wiederherstellen.'
export const cancel = 'Abbrechen'

// Difference
export const noDifference = 'Keine Unterschiede.'
export const formattingOnly = 'Nur die Formatierung oder die Links haben sich geändert.'
export const daysChange = (before: number, after: number) =>
  `${before} → ${plural('de', after, { one: '1 Tag', other: `${after} Tage` })} nach der vorherigen E-Mail`
export const daysNow = (days: number) => `${plural('de', days, { one: '1 Tag', other: `${days} Tage` })} nach der vorherigen E-Mail`
export const turnedOff = 'Ausgeschaltet'
export const turnedOn = 'Eingeschaltet'
export const removedText = 'Entfernt: '
export const addedText = 'Hinzugefügt: '
