// English texts of web/features/team.
import { plural } from '@fairlead/domain/shared/language'

const counted = (count: number, noun: string) => `${count} ${plural('en', count, { one: noun, other: `${noun}s` })}`

// Member row
export const nowAdmin = (name: string) => `${name} is now an admin`
export const noLongerAdmin = (name: string) => `${name} is no longer an admin`
export const changeFailed = 'We couldn’t save the change. Try again in a moment.'
export const you = ' (you)'
export const admin = 'Admin'
export const superAdmin = 'Super admin'
export const disabled = 'Disabled'
export const addressNotVerified = ' · address not verified'
export const notSeenYet = 'not seen yet'
export const lastSeen = 'last seen'
export const removeAdminRights = 'Remove admin rights'
export const makeAdmin = 'Make admin'
export const remove = 'Remove'
export const removeName = (name: string | number) => `Remove: ${name}`

// Remove member dialog
export const chooseSuccessor = 'Choose who takes over the projects.'
export const chooseAMember = 'Choose a member'
export const memberRemoved = (name: string) => `${name} removed`
export const removeFailed = 'We couldn’t remove the member. Try again in a moment.'
export const projects = (count: number) => counted(count, 'project')
export const signedOutOfWorkspace = (name: string) => `${name} is signed out everywhere and can no longer sign in to this workspace.`
export const connectionsEnd = 'Their sign-in providers and their LinkedIn connection are disconnected.'
export const calendarsDisconnected = (count: number) => `${counted(count, 'connected calendar account')} will be disconnected.`
export const leaveOtherProjects = (count: number) => `They leave the team of ${counted(count, 'other project')}.`
export const reviewLinksEnd = (count: number) => `${counted(count, 'review link')} sent to them will end.`
export const invitationsEnd = (count: number) => `${counted(count, 'pending invitation')} they sent will end.`
export const interviewsStay = (count: number) =>
  `${counted(count, 'upcoming interview')} with them will stay booked. Move or cancel them yourself.`
export const historyStays = 'Comments, decisions and emails stay in the history under their name.'
export const untitledProject = 'Untitled project'
export const andMore = (names: string, count: number) => `${names} and ${count} more`
export const removeConfirm = (name: string | number) => `Remove ${name}?`
export const removalLoadFailed = 'We couldn’t load what the removal would change.'
export const handOverTo = (count: string | number) => `Hand over ${count} to`
export const cancel = 'Cancel'

// Team screen
export const invitationRevoked = (email: string) => `Invitation to ${email} revoked`
export const revokeFailed = 'We couldn’t revoke the invitation. Try again in a moment.'
export const enterAnEmail = 'Enter an email address.'
export const invitationSent = (email: string) => `Invitation sent to ${email}`
export const alreadyAMember = (email: string) => `${email} already has an account`
export const inviteFailed = 'We couldn’t send the invitation. Try again in a moment.'
export const team = 'Team'
export const everyoneIn = 'Everyone in'
export const yourWorkspace = 'your workspace'
export const adminsNote = '. Admins invite and remove members and decide who else is an admin.'
export const membersTitle = (count: string | number) => `Members (${count})`
export const teamLoadFailed = 'We couldn’t load your team.'
export const pendingInvitations = 'Pending invitations'
export const noPendingInvitations = 'No pending invitations.'
export const invited = 'Invited'
export const byExpires = (invitedBy: string | number, shortDate: string | number) => `by ${invitedBy} · expires ${shortDate}`
export const revoke = 'Revoke'
export const revokeEmail = (email: string | number) => `Revoke: ${email}`
export const emailAddress = 'Email address'
export const nameCompanyCom = 'name@company.com'
export const invite = 'Invite'
