// Endpoints for accounts, sessions, members, and the audit log, and those for staff.
import type { Endpoint } from './endpoint.ts'
import { postAccountConfirmation, postAccountConfirmationPasskey } from './v2/account/confirmation.ts'
import { deleteAccountEmail, postAccountEmailResend, postAccountEmailVerify } from './v2/account/email.ts'
import {
  deleteAccountFactors,
  getAccountFactors,
  postAccountFactorsPasskey,
  postAccountFactorsPasskeyQuestion,
  postAccountFactorsTotp,
  postAccountFactorsTotpSecret,
  postAccountRecoveryCodes,
} from './v2/account/factors.ts'
import { postAccountPasskeySignIn, postAccountPasskeySignInQuestion, postAccountSecondStep } from './v2/account/second_step.ts'
import { getAccountSso, getAccountSsoPage, postAccountSso, postAccountSsoLogout } from './v2/account/sso.ts'
import {
  deleteTeamSsoConnections,
  deleteTeamSsoDomains,
  getTeamSso,
  postTeamSsoConnections,
  postTeamSsoConnectionsTest,
  postTeamSsoDomains,
  postTeamSsoDomainsCheck,
  putTeamSsoConnections,
  putTeamSsoRequired,
} from './v2/team/sso.ts'
import { getTeamSecondFactor, putTeamSecondFactor } from './v2/team/second_factor.ts'
import { postAccountSecure } from './v2/account/secure.ts'
import { deleteAccountSessions, getAccountSessions } from './v2/account/sessions.ts'
import { postFirstRun } from './v2/first_run.ts'
import { getOperationsAuditLog } from './v2/operations/audit.ts'
import { postOperationsAuditLogExport } from './v2/operations/audit/export.ts'
import { getAuditLog } from './v2/audit.ts'
import { postAuditLogExport } from './v2/audit/export.ts'
import { deleteTeamInvitations, getTeamInvitations, postTeamInvitations } from './v2/team/invitations.ts'
import { deleteTeamMembers, deleteTeamMembersFactors, getTeamMembers, getTeamMembersRemoval, putTeamMembers } from './v2/team/members.ts'
import { putOperationsFreeTrial } from './v2/operations/free_trial.ts'
import { putOperationsHealth } from './v2/operations/health.ts'
import { getOperationsPlans, putOperationsPlans } from './v2/operations/plans.ts'
import { getOperationsEmail, putOperationsEmail } from './v2/operations/email.ts'
import { getOperationsMessages, putOperationsMessages } from './v2/operations/messages.ts'
import { getOperationsUnmatched, putOperationsUnmatched } from './v2/operations/unmatched.ts'
import { getOperationsSystem, postOperationsSystem } from './v2/operations/system.ts'
import { deleteOperationsNotes, postOperationsNotes, putOperationsNotes } from './v2/operations/notes.ts'
import { getOperationsProject } from './v2/operations/project.ts'
import { getOperationsProjects } from './v2/operations/projects.ts'
import { getOperationsUsers, putOperationsUsers } from './v2/operations/users.ts'

export const accountRoutes: readonly Endpoint[] = [
  postFirstRun,
  postAccountConfirmation,
  postAccountConfirmationPasskey,
  postAccountSecondStep,
  postAccountPasskeySignInQuestion,
  postAccountPasskeySignIn,
  getAccountFactors,
  deleteAccountFactors,
  postAccountFactorsPasskeyQuestion,
  postAccountFactorsPasskey,
  postAccountFactorsTotpSecret,
  postAccountFactorsTotp,
  postAccountRecoveryCodes,
  postAccountEmailVerify,
  postAccountEmailResend,
  deleteAccountEmail,
  postAccountSecure,
  getAccountSessions,
  deleteAccountSessions,
  getAuditLog,
  postAuditLogExport,
  getOperationsAuditLog,
  postOperationsAuditLogExport,
  postTeamInvitations,
  getTeamInvitations,
  deleteTeamInvitations,
  getTeamMembers,
  putTeamMembers,
  deleteTeamMembers,
  getTeamMembersRemoval,
  deleteTeamMembersFactors,
  getTeamSecondFactor,
  putTeamSecondFactor,
  getAccountSso,
  getAccountSsoPage,
  postAccountSso,
  postAccountSsoLogout,
  getTeamSso,
  postTeamSsoConnections,
  putTeamSsoConnections,
  deleteTeamSsoConnections,
  postTeamSsoConnectionsTest,
  postTeamSsoDomains,
  postTeamSsoDomainsCheck,
  deleteTeamSsoDomains,
  putTeamSsoRequired,
  getOperationsProjects,
  getOperationsProject,
  putOperationsHealth,
  putOperationsFreeTrial,
  postOperationsNotes,
  putOperationsNotes,
  deleteOperationsNotes,
  getOperationsPlans,
  putOperationsPlans,
  getOperationsEmail,
  putOperationsEmail,
  getOperationsMessages,
  putOperationsMessages,
  getOperationsUnmatched,
  putOperationsUnmatched,
  getOperationsSystem,
  postOperationsSystem,
  getOperationsUsers,
  putOperationsUsers,
]
