// English texts of web/features/team.

// Member row
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
export const removeName2 = (name: string | number) => `Remove ${name}?`
export const weCouldntLoadWhatThe = 'We couldn’t load what the removal would change.'
export const handOverTo = (length: string | number) => `Hand over ${length} to`
export const cancel = 'Cancel'

// Team screen
export const team = 'Team'
export const everyoneIn = 'Everyone in'
export const yourWorkspace = 'your workspace'
export const adminsInviteAndRemoveMembers = '. Admins invite and remove members and decide who else is an admin.'
export const membersLength = (length: string | number) => `Members (${length})`
export const yourTeamCouldNotBe = 'We couldn’t load your team.'
export const pendingInvitations = 'Pending invitations'
export const noPendingInvitations = 'No pending invitations.'
export const invited = 'Invited'
export const byExpires = (invitedBy: string | number, shortDate: string | number) => `by ${invitedBy} · expires ${shortDate}`
export const revoke = 'Revoke'
export const revokeEmail = (email: string | number) => `Revoke: ${email}`
export const emailAddress = 'Email address'
export const nameCompanyCom = 'name@company.com'
export const invite = 'Invite'
