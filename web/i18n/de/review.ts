// German texts of the hiring manager’s page.
import { plural } from '@fairlead/domain/shared/language'

export const title = 'Kandidat:innen zur Durchsicht'
export const linkEnded = 'Diese Durchsicht ist beendet'
export const linkEndedText =
  'Links zur Durchsicht laufen nach vierzehn Tagen ab oder wenn eine Suche geschlossen wird. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.'
export const loadFailed = 'Die Kandidat:innen konnten nicht geladen werden'
export const loadFailedText = (cause: string) => `${cause} Nichts ist verloren.`
export const loading = 'Kandidat:innen werden geladen.'
/** `job` as in 'Engineer bei Acme'; an empty sender is left out. */
export const about = (job: string, sender: string) => (sender ? `für ${job} · gesendet von ${sender}` : `für ${job}`)
export const place = (name: string, position: number, count: number) => `${name}, ${position} von ${count}`
export const placeOf = (position: number, count: number) => `${position} von ${count}`
export const allDecided = 'Sie haben über alle entschieden.'
export const thatWasEveryone = 'Das waren alle'
export const thatWasEveryoneText = 'Vielen Dank. Das Team sieht Ihre Entscheidungen sofort.'
export const everyoneDecided = 'Sie haben über alle entschieden'
const people = (count: number) => plural('de', count, { one: '1 Person', other: `${count} Personen` })
export const decisions = (approved: number, rejected: number) =>
  approved === 0
    ? `Sie haben ${people(rejected)} abgelehnt.`
    : `Sie haben ${people(approved)} freigegeben${rejected === 0 ? '.' : ` und ${rejected} abgelehnt.`}`
export const afterApproval = 'Das Team übernimmt und vereinbart die Interviews.'
export const moreByEmail = 'Wenn es weitere gibt, schreiben wir Ihnen eine E-Mail.'
export const noneWaits = 'Niemand zur Durchsicht'
export const noneWaitsText = 'Wenn es so weit ist, schreiben wir Ihnen eine E-Mail. Diese Seite ist immer aktuell.'
export const undo = 'Rückgängig'
export const closeMessage = 'Diese Meldung schließen'
export const reject = 'Ablehnen'
export const approve = 'Freigeben'

// the card
export const candidates = 'Kandidat:innen'
export const previous = 'Vorherige Person'
export const next = 'Nächste Person'
export const progress = 'Bisher entschieden'
/** Whole years, as on the team's own card. */
export const yearsOfExperience = (count: number) => {
  const whole = Math.round(count)
  return whole < 1 ? 'Weniger als ein Jahr Erfahrung' : plural('de', whole, { one: '1 Jahr Erfahrung', other: `${whole} Jahre Erfahrung` })
}
export const mayHaveWithdrawn = 'Vielleicht nicht mehr interessiert'
export const mayHaveWithdrawnText =
  'Die letzte Nachricht klingt, als bestünde kein Interesse mehr. Freigeben können Sie erst, wenn das Team das geprüft hat.'
export const sentToday = 'Ihnen heute gesendet'
export const waitingFor = (days: number) => plural('de', days, { one: 'Wartet seit 1 Tag', other: `Wartet seit ${days} Tagen` })
export const note = 'Eine Notiz für Sie'
export const reasons = 'Warum die Person passt'
export const lastReply = 'Was die Person zuletzt schrieb'
export const summary = 'Über die Person'
export const experience = 'Erfahrung'
export const education = 'Ausbildung'
export const skills = 'Kenntnisse'
export const years = (from: string, to: string) => `${from} bis ${to}`
export const today = 'heute'
export const less = 'Weniger'
export const more = 'Mehr'

// the forms
export const approveName = (name: string) => `${name} freigeben`
export const rating = 'Wie gut passt die Person?'
export const liked = 'Was gefällt Ihnen?'
export const feedback = 'Notiz für Interviewer:innen (optional)'
export const feedbackNote = 'Das Team und die Interviewer:innen sehen sie, die Person nicht.'
export const emailIntroduction = 'Per E-Mail mit der Interviewer:in bekannt machen'
export const noIntroduction = 'Wir schreiben der Person nicht. Das Team vereinbart das Interview.'
export const incomplete = 'Wählen Sie eine Bewertung und mindestens eine Sache, die Ihnen gefällt.'
export const rejectName = (name: string) => `${name} ablehnen`
export const whyNot = 'Warum nicht?'
export const tellMore = 'Erzählen Sie uns mehr'
export const emailRejection = 'Kurze Absage per E-Mail senden, ohne den Grund'
export const submitRejection = 'Absenden und ablehnen'

// waiting verdicts
export const waiting = 'Wartet auf die Übertragung'
export const approvedLine = (name: string) => `${name}: freigegeben`
export const rejectedLine = (name: string) => `${name}: abgelehnt`
export const takeBack = 'Rückgängig'
export const notSent = 'Nicht gespeichert'
export const sendAgain = 'Erneut versuchen'
export const discard = 'Verwerfen'
/** Follows `takeBack` for users of screen readers. */
export const undoDecisionOf = (name: string) => `: Entscheidung über ${name}`

// results of a verdict
export const approved = (name: string) => `${name} freigegeben`
export const rejected = (name: string) => `${name} abgelehnt`
export const calendarMissing = (name: string, product: string) =>
  `Sie können ${name} noch nicht freigeben, weil für das Interview noch kein Kalender synchronisiert ist. ${product} hat die zuständige Person benachrichtigt. Bitte versuchen Sie die Freigabe später noch einmal.`
export const refused = (name: string, reason: string) => `${name}: ${reason}`
export const notSaved = 'Ihre Entscheidung konnte nicht gespeichert werden und steht noch unten.'
export const decidedBefore = (name: string) => `Über ${name} hat schon jemand anderes entschieden. Nichts wurde geändert.`
export const withdrawn = (name: string) =>
  `${name} scheint nicht mehr interessiert zu sein und wurde nicht freigegeben. Das Team wurde benachrichtigt.`
export const tooMany = (cause: string) => `${cause} Ihre Entscheidung ist hier gespeichert und wird dann gesendet.`
export const offline = 'Sie sind offline. Ihre Entscheidungen sind hier gespeichert und werden gesendet, sobald Sie wieder online sind.'
export const keepsNothing =
  'Ihr Browser kann für diese Seite keine Daten speichern, deshalb wurde Ihre Entscheidung nicht festgehalten. Bitte antworten Sie stattdessen auf die E-Mail.'
export const alreadySent = 'Die Entscheidung wurde schon gesendet.'
