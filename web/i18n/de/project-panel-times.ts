// German texts of web/project/PanelTimes.
import type { Obstacle } from '@fairlead/domain/interview/panel-times'
import { listed, plural } from '@fairlead/domain/shared/language'

const times = (count: number) => plural('de', count, { one: '1 Termin', other: `${count} Termine` })
const inDays = (days: number) => plural('de', days, { one: 'am nächsten Tag', other: `in den nächsten ${days} Tagen` })
const fit = (count: number) => plural('de', count, { one: 'passt', other: 'passen' })

export const title = 'Termine für dieses Panel'
export const countingTimes = 'Die Termine werden gezählt'
export const timesNotCounted = 'Die Termine, die für alle passen, konnten nicht gezählt werden.'
export const nameAnotherInterviewer = 'Fügen Sie weitere Interviewer:innen hinzu, um zu sehen, wie viele Termine für alle passen.'
export const timesThatWork = (count: number, days: number) => `Für alle in diesem Panel ${fit(count)} ${inDays(days)} ${times(count)}.`
export const noTimeWorks = (days: number) =>
  `Für alle in diesem Panel passt ${inDays(days)} kein Termin, Kandidat:innen haben also keine Auswahl.`
export const noHostTimes = (host: string, days: number) =>
  `${host} gibt die Termine dieses Panels vor und hat ${inDays(days)} keine Interviewzeiten.`
export const withoutThem = (name: string, count: number) => `Ohne ${name} ${fit(count)} ${times(count)} für alle.`
export const ifHostWereFree = (name: string, count: number) =>
  `Wäre ${name} frei, ${plural('de', count, { one: 'würde', other: 'würden' })} ${times(count)} für alle passen.`
export const noSingleChange =
  'Zu jeder Zeit sind mindestens zwei Personen verhindert, eine Änderung allein genügt also nicht. Ergänzen Sie Interviewzeiten oder verkleinern Sie das Panel.'

export const mostly: Record<Obstacle, (name: string) => string> = {
  hours: (name) => `Die meisten liegen außerhalb der Interviewzeiten von ${name}.`,
  calendar: (name) => `Bei den meisten ist der Kalender von ${name} belegt.`,
  days_off: (name) => `Die meisten liegen auf freien Tagen von ${name}.`,
  limits: (name) => `Bei den meisten ist das Interviewlimit von ${name} erreicht.`,
  notice: (name) => `Die meisten liegen außerhalb des Buchungsfensters von ${name}.`,
}
export const because: Record<Obstacle, (many: number) => string> = {
  hours: (count) => `${count} außerhalb der Interviewzeiten`,
  calendar: (count) => `${count} im Kalender belegt`,
  days_off: (count) => `${count} an freien Tagen`,
  limits: (count) => `${count} über dem Interviewlimit`,
  notice: (count) => `${count} außerhalb des Buchungsfensters`,
}
export const hostOffers = (name: string, count: number) => `${name} gibt die Termine vor und bietet ${count} an.`
export const hostCannot = (reasons: string) => `Nicht angeboten: ${reasons}.`
export const canJoin = (name: string, can: number, all: number) => `${name} kann an ${can} von ${all} teilnehmen.`
export const cannotJoin = (reasons: string) => `Ausgeschlossen: ${reasons}.`

const lacking = {
  account: (name: string) => `${name} hat hier kein Konto`,
  calendar: (name: string) => `${name} hat keinen Kalender synchronisiert`,
  hours: (name: string) => `${name} hat keine Interviewzeiten festgelegt`,
}
export const nothingUntil = (missing: readonly { name: string; lacks: keyof typeof lacking }[]) =>
  `Noch können keine Termine angeboten werden: ${missing.map(({ name, lacks }) => lacking[lacks](name)).join('; ')}. Bis dahin werden Kandidat:innen per E-Mail vorgestellt.`
export const tryAgain = 'Erneut versuchen'
export const fullyBooked = (names: readonly string[], days: number) =>
  `${listed('de', names)} ${plural('de', names.length, { one: 'hat', other: 'haben' })} ${inDays(days)} keine freien Zeiten, Kandidat:innen haben also keine Auswahl.`
/** `isOwn`: the user is one of the interviewers. */
export const fullyBookedCure = (isOwn: boolean) =>
  isOwn
    ? 'Ergänzen Sie Interviewzeiten oder wählen Sie andere Interviewer:innen.'
    : 'Wählen Sie andere Interviewer:innen oder bitten Sie sie, Interviewzeiten zu ergänzen.'
export const ownHours = 'Ihre Interviewzeiten'
export const schedulingSettings = 'Einstellungen der Terminfindung'
