// German texts of web/features/wizard/intake.
import { plural } from '@fairlead/domain/shared/language'

// Job intake
export const jobDescription = 'Stellenbeschreibung'
export const jobDescriptionHint =
  'Optional. Fügen Sie die Stellenbeschreibung ein oder legen Sie sie ab, und wir schlagen Kriterien daraus vor.'
export const proposeCriteria = 'Kriterien vorschlagen'

// Proposal row
export const changeWords = (label: string | number) => `${label} ändern`
export const fromTheModel = 'vom Modell'
export const added = 'Hinzugefügt'
export const differentValue = 'Sie haben einen anderen Wert festgelegt'
export const languagesNote = 'Nur für die Reihenfolge, weil wenige Profile Sprachen nennen'
export const whereApplies = (label: string | number) => `Wofür ${label} gilt`
export const whyWords = (label: string | number) => `Warum ${label}`
export const theSentence = 'Der Satz'
export const changeFirst = (label: string | number) => `${label} zuerst ändern`
export const change = 'Ändern'
export const acceptWords = (label: string | number) => `${label} übernehmen`
export const accept = 'Übernehmen'
export const removeWords = (label: string | number) => `${label} entfernen`
export const remove = 'Entfernen'

// Proposals
export const removed = (criterion: string) => `${criterion} entfernt`
export const proposalsTitle = 'Kriterien aus der Stellenbeschreibung'
export const proposedCriteria = 'Vorgeschlagene Kriterien'
export const keywordsLeftOut = (leftOut: string | number, limitOf: string | number) =>
  ` Weitere gefundene Stichwörter: ${leftOut}. Angezeigt werden die ersten ${limitOf}.`
export const acceptAll = 'Alle übernehmen'
export const removeAll = 'Alle entfernen'
export const undoAcceptAll = 'Übernehmen rückgängig machen'
export const nextStep = 'Nächster Schritt'
export const allInSettings = 'Alle Kriterien sind in Ihren Einstellungen.'
export const leftToDecide = (open: string | number) => `Noch ${open} zu entscheiden. Ihre eigenen Einstellungen bleiben.`
export const allUsed = 'Alle werden genutzt. Verschieben oder entfernen Sie, was nicht passt.'
export const modelReading = ' Ein Modell liest den Text ebenfalls…'
export const modelUnavailable = ' Das Modell ist nicht verfügbar. Diese Kriterien stammen nur aus dem Text.'
/** The callers say 'nothing' for 0. */
export const modelAdded = (added: string | number) =>
  ` Ein Modell hat ihn ebenfalls gelesen und ${added === 'nothing' ? 'nichts' : added} ergänzt.`
export const notUsed = (open: number) =>
  plural('de', open, { one: '1 davon wird nicht genutzt.', other: `${open} davon werden nicht genutzt.` })

// Reading notes
export const supportedLanguages =
  'Stellenbeschreibungen werden auf Englisch, Deutsch, Französisch, Spanisch, Italienisch, Niederländisch, Portugiesisch, Polnisch und Rumänisch gelesen. Prüfen Sie, was gefunden wurde, und ergänzen Sie den Rest selbst.'
export const unsupportedLanguage = (name: string | number) => `Vermutliche Sprache dieser Stellenbeschreibung: ${name}`
export const modelProgress = 'Ein Modell liest den Text…'
export const noCriteriaFound = 'In diesem Text wurden keine Kriterien gefunden. Legen Sie sie in den nächsten Schritten fest.'

// Proposal groups
export const groups = {
  jobTitles: 'Jobtitel',
  mustHave: 'Muss',
  niceToHave: 'Wunsch',
  yearsOfExperience: 'Jahre Erfahrung',
  education: 'Ausbildung',
  relevantExperience: 'Einschlägige Erfahrung',
  languages: 'Sprachen',
  locations: 'Orte',
  industries: 'Branchen',
  companies: 'Unternehmen wie diese',
  payAndVisa: 'Vergütung und Visum',
  notUsed: 'Nicht genutzt: Hier waren wir nicht sicher',
  leaveOut: 'Ausschließen',
}
