// German texts of web/candidate/card.
import { plural } from '@fairlead/domain/shared/language'

// Interview line
export const interviewCanceled = (name: string) => `Interview mit ${name} abgesagt`
export const notCanceled = 'Wir konnten das Interview nicht absagen. Bitte versuchen Sie es noch einmal.'
export const interviewWith = (hostName: string | number) => `Interview mit ${hostName}:`
/** One interview of a day. */
export const partWith = (part: string, hostName: string) => `${part} mit ${hostName}:`
export const moveInterview = 'Verschieben'
export const cancelDay = 'Tag absagen'
export const cancelDayText =
  'Das sagt alle Interviews des Tages ab. Wir benachrichtigen sofort, mit dem Grund, und es kann ein anderer Tag gewählt werden.'
export const cancelInterview = 'Interview absagen'
export const cancelTitle = (name: string | number) => `Interview mit ${name} absagen?`
export const cancelText = 'Wir benachrichtigen die Person sofort und nennen den Grund. Sie kann dann einen anderen Termin wählen.'
export const reason = 'Grund'
export const optional = 'Optional'
export const keepIt = 'Interview behalten'
export const cancelTheInterview = 'Interview absagen'

export const sitsIn = (names: string) => `In Einarbeitung, mit dabei: ${names}`
export const cannotMakeIt = 'Ich bin verhindert'
export const declineTitle = 'Dieses Interview abgeben?'
export const declineText =
  'Die nächste freie Interviewer:in übernimmt zur selben Zeit, und die Kandidat:in erfährt den neuen Namen. Ist niemand frei, wird Ihr Team gefragt, und das Interview bleibt vorerst bei Ihnen.'
export const decline = 'Abgeben'
export const declined = 'Wir suchen Ersatz'
export const notDeclined = 'Wir konnten das Interview nicht abgeben. Bitte versuchen Sie es noch einmal.'

// Scheduling line
export const schedule = 'Termin vereinbaren'
export const sendLinkAgain = 'Link noch einmal senden'
export const proposeTimes = 'Termin vorschlagen oder buchen'
export const linkSent = (name: string) => `${name} bekommt den Link zum Buchen eines Termins`
export const linkNotSent = 'Wir konnten den Link nicht senden. Bitte versuchen Sie es noch einmal.'

// Stage line
export const inviteToAnother = 'Zu weiterem Interview einladen'
export const withEmail = (email: string | number) => `Bei ${email}`
export const sinceToday = 'seit heute'
export const forDays = (days: number) => plural('de', days, { one: 'seit 1 Tag', other: `seit ${days} Tagen` })
export const remindedOn = (shortDate: string | number) => `, erinnert am ${shortDate}`
export const noRoomYet = (reason: string) => `Noch kein Videoraum: ${reason}`
