// English texts of domain/project/members.ts.

export const aWorkspaceNeedsAtLeastOne = 'A workspace needs at least one admin. Make someone else an admin first.'
export const theyMustVerifyTheirEmailAddress = 'They must verify their email address first.'
export const thisAccountIsDisabled = 'This account is disabled.'
export const youCannotRemoveYourselfAskAnother = 'You can’t remove yourself. Ask another admin.'
export const superAdminsOfThisInstallationCannot = 'Super admins of this installation can’t be removed here.'
export const chooseWhoTakesOverTheirProjects = 'Choose who takes over their projects.'
export const chooseAnActiveMemberWhoseEmail = 'Choose an active member whose email address is verified.'
