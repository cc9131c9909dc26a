// English texts of domain/project/members.ts.

export const lastAdmin = 'A workspace needs at least one admin. Make someone else an admin first.'
export const unverifiedMember = 'They must verify their email address first.'
export const accountDisabled = 'This account is disabled.'
export const removesSelf = 'You can’t remove yourself. Ask another admin.'
export const superAdminNotRemovable = 'Super admins of this installation can’t be removed here.'
export const chooseSuccessor = 'Choose who takes over their projects.'
export const chooseActiveMember = 'Choose an active member whose email address is verified.'
export const breakGlass = 'They are a break-glass admin. Choose another one under Single sign-on first.'
