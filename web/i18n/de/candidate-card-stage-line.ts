// German texts of web/candidate/card.
import { plural } from '@fairlead/domain/shared/language'

// Interview line
export const interviewCanceled = (name: string) => `Interview mit ${name} abgesagt`
export const notCanceled = 'Wir konnten das Interview nicht absagen. Bitte versuchen Sie es noch einmal.'
export const interviewWith = (hostName: string | number) => `Interview mit ${hostName}:`
export const cancelInterview = 'Interview absagen'
export const cancelTitle = (name: string | number) => `Interview mit ${name} absagen?`
export const cancelText = 'Wir benachrichtigen die Person sofort und nennen den Grund. Sie kann dann einen anderen Termin wählen.'
export const reason = 'Grund'
export const optional = 'Optional'
export const keepIt = 'Interview behalten'
export const cancelTheInterview = 'Interview absagen'

// Scheduling line
export const schedule = 'Termin vereinbaren'
export const sendLinkAgain = 'Link noch einmal senden'
export const bookForThem = 'Für die Person buchen'
export const linkSent = (name: string) => `${name} bekommt den Link zum Buchen eines Termins`
export const linkNotSent = 'Wir konnten den Link nicht senden. Bitte versuchen Sie es noch einmal.'
export const bookingNotOpened = 'Wir konnten die Buchungsseite nicht öffnen. Bitte versuchen Sie es noch einmal.'

// Stage line
export const inviteToAnother = 'Zu weiterem Interview einladen'
export const withEmail = (email: string | number) => `Bei ${email}`
export const sinceToday = 'seit heute'
export const forDays = (days: number) => plural('de', days, { one: 'seit 1 Tag', other: `seit ${days} Tagen` })
export const remindedOn = (shortDate: string | number) => `, erinnert am ${shortDate}`
