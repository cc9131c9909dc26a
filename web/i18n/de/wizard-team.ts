// German texts of web/features/wizard/team.
import { listed } from '@fairlead/domain/shared/language'

// Add colleague
export const colleagueLabel = 'E-Mail-Adresse eines Teammitglieds'
export const nameCompanyCom = 'name@firma.de'
export const add = 'Hinzufügen'

// Interviewers field

// Roster
export const removed = (email: string) => `${email} entfernt`
export const emptyRosterText = 'Niemand ist eingetragen, also können alle in Ihrem Arbeitsbereich an diesem Projekt arbeiten.'
export const roster = 'Projektteam'
export const reviewLinks = 'Links zur Durchsicht'
export const linksHint =
  'Hiring-Manager:innen entscheiden über diese Links, ohne Konto. Wer aus dem Projektteam entfernt wird, verliert den eigenen Link.'

// Roster row
export const standings = { joined: 'Dabei', invited: 'Eingeladen', stranger: 'Noch nicht eingeladen' }
export const you = (name: string) => `${name} (Sie)`
export const sendAgainTo = (email: string) => `Erneut an ${email} senden`
export const sendAgain = 'Erneut senden'
export const invite = 'Einladen'
export const roleOf = (email: string | number) => `Rolle von ${email}`
export const removeEmail = (email: string | number) => `${email} entfernen`

// Screener field
export const clearInterviewer = 'Interviewer:in entfernen'
export function standingOfScreener(
  name: string,
  member: { has_calendar: boolean; has_hours: boolean } | null,
  onCalendar: boolean,
): string {
  if (!member) return `${name} hat hier kein Konto, daher werden Kandidat:innen per E-Mail vorgestellt.`
  if (member.has_calendar) return `${name} hat einen Kalender synchronisiert${member.has_hours ? ' und Interviewzeiten festgelegt' : ''}.`
  return `${name} hat noch keinen Kalender synchronisiert${onCalendar ? ': Bis dahin werden Kandidat:innen per E-Mail vorgestellt' : ''}.`
}
export const interviewer = 'Interviewer:in'
export const screenerHint = 'Wer als Erstes mit Kandidat:innen spricht: jemand aus dem Projektteam oder eine beliebige Adresse'
export const resendInvitation = 'Einladung erneut senden'
export const inviteEmail = (email: string | number) => `${email} einladen`
export const goToCalendarPage = 'Zum Kalender'
export const furtherInterviewers = 'Weitere Interviewer:innen'
export const inviteEmails = (emails: readonly string[]) =>
  emails.length === 1 ? `${emails[0]} einladen` : `Diese ${emails.length} einladen`
export const notOnTeam = (emails: readonly string[]) => `${listed('de', emails)} ${emails.length === 1 ? 'hat' : 'haben'} hier kein Konto.`
export const invitedYet = (emails: readonly string[]) =>
  `${listed('de', emails)} ${emails.length === 1 ? 'ist' : 'sind'} eingeladen, aber noch nicht beigetreten.`
export const clearFurtherInterviewers = 'Weitere Interviewer:innen entfernen'
export const hostLabel = 'Wer das Interview führt'
export const trainees = 'In Einarbeitung'
export const traineesHint =
  'Eine dieser Personen ist dabei, wenn sie frei ist. Die Termine der Kandidat:innen hängen nicht davon ab, und einen Bewertungsbogen schreibt sie nicht.'
export const clearTrainees = 'Personen in Einarbeitung entfernen'

// Invite
export const alreadyOnTeam = (email: string) => `${email} ist bereits in Ihrem Team.`
export const invitationSent = (email: string) => `Einladung an ${email} gesendet`
export const invitationFailed = 'Wir konnten die Einladung nicht senden. Bitte versuchen Sie es noch einmal.'
