// Endpoints for accounts, sessions, members, and the security log.
import type { Endpoint } from './endpoint.ts'
import { postAccountConfirmation } from './v2/account/confirmation.ts'
import { deleteAccountEmail, postAccountEmailResend, postAccountEmailVerify } from './v2/account/email.ts'
import { postAccountSecure } from './v2/account/secure.ts'
import { deleteAccountSessions, getAccountSessions } from './v2/account/sessions.ts'
import { postFirstRun } from './v2/first_run.ts'
import { getOperationsSecurityLog } from './v2/operations/security_log.ts'
import { postOperationsSecurityLogExport } from './v2/operations/security_log/export.ts'
import { getSecurityLog } from './v2/security_log.ts'
import { postSecurityLogExport } from './v2/security_log/export.ts'
import { deleteTeamInvitations, getTeamInvitations, postTeamInvitations } from './v2/team/invitations.ts'
import { deleteTeamMembers, getTeamMembers, getTeamMembersRemoval, putTeamMembers } from './v2/team/members.ts'

export const accountEndpoints: readonly Endpoint[] = [
  postFirstRun,
  postAccountConfirmation,
  postAccountEmailVerify,
  postAccountEmailResend,
  deleteAccountEmail,
  postAccountSecure,
  getAccountSessions,
  deleteAccountSessions,
  getSecurityLog,
  postSecurityLogExport,
  getOperationsSecurityLog,
  postOperationsSecurityLogExport,
  postTeamInvitations,
  getTeamInvitations,
  deleteTeamInvitations,
  getTeamMembers,
  putTeamMembers,
  deleteTeamMembers,
  getTeamMembersRemoval,
]
