// English texts of web/features/wizard/team.

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
export const clearFurtherInterviewers = 'Clear additional interviewers'
export const hostLabel = 'Who interviews'
export const rotationOption = 'One of them, taking turns'
export const rotationHint = 'The free interviewer with the fewest interviews that week gets the next one'
export const panelOption = 'All of them together, as a panel'
export const panelHint = 'Candidates choose from the times when everyone is free; the first interviewer sets the length and the place'

// Invite
export const alreadyOnTeam = (email: string) => `${email} is already on your team.`
export const invitationSent = (email: string) => `Invitation sent to ${email}`
export const invitationFailed = 'We couldn’t send the invitation. Please try again.'
