// English texts of web/features/wizard/team.
import { listed } from '@fairlead/domain/shared/language'

// Add colleague
export const colleagueLabel = 'Email of a colleague'
export const nameCompanyCom = 'name@company.com'
export const add = 'Add'

// Interviewers field

// Roster
export const removed = (email: string) => `${email} removed`
export const emptyRosterText = 'No one is listed, so everyone in your workspace can work on this project.'
export const roster = 'Roster'
export const reviewLinks = 'Review links'
export const linksHint = 'Hiring managers decide through these links, without an account. Removing someone from the roster revokes theirs.'

// Roster row
export const standings = { joined: 'Joined', invited: 'Invited', stranger: 'Not invited yet' }
export const you = (name: string) => `${name} (you)`
export const sendAgainTo = (email: string) => `Send again to ${email}`
export const sendAgain = 'Send again'
export const invite = 'Invite'
export const roleOf = (email: string | number) => `Role of ${email}`
export const removeEmail = (email: string | number) => `Remove ${email}`

// Screener field
export const clearInterviewer = 'Clear Interviewer'
export function standingOfScreener(
  name: string,
  member: { has_calendar: boolean; has_hours: boolean } | null,
  onCalendar: boolean,
): string {
  if (!member) return `${name} has no account here, so candidates are introduced by email.`
  if (member.has_calendar) return `${name} has synced a calendar${member.has_hours ? ' and set their interview hours' : ''}.`
  return `${name} has not synced a calendar${onCalendar ? ': until then they are introduced by email' : ''}.`
}
export const interviewer = 'Interviewer'
export const screenerHint = 'The first person to talk to candidates: someone on the roster, or any address'
export const resendInvitation = 'Send the invitation again'
export const inviteEmail = (email: string | number) => `Invite ${email}`
export const goToCalendarPage = 'Go to Calendar Page'
export const furtherInterviewers = 'Additional interviewers'
export const inviteEmails = (emails: readonly string[]) => `Invite ${emails.length === 1 ? emails[0] : `these ${emails.length}`}`
export const notOnTeam = (emails: readonly string[]) => `${listed('en', emails)} ${emails.length === 1 ? 'has' : 'have'} no account here.`
export const invitedYet = (emails: readonly string[]) =>
  `${listed('en', emails)} ${emails.length === 1 ? 'has' : 'have'} been invited and not joined yet.`
export const clearFurtherInterviewers = 'Clear additional interviewers'
export const hostLabel = 'Who interviews'
export const trainees = 'In training'
export const traineesHint = 'One of them sits in if they are free. Candidates’ times don’t depend on them, and they write no scorecard.'
export const clearTrainees = 'Clear people in training'

// Invite
export const alreadyOnTeam = (email: string) => `${email} is already on your team.`
export const invitationSent = (email: string) => `Invitation sent to ${email}`
export const invitationFailed = 'We couldn’t send the invitation. Please try again.'
