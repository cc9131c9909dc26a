// The permission a call needs: an action of the permission table, or a need independent of projects.
import type { Action } from '@fairlead/domain/account/permissions'

export type Need =
  | Action
  /** Anyone, without a session: what the contract opens to guests. */
  | 'open'
  /** The user's own data, never another user's. */
  | 'personal'
  /** The notification’s own reader; for all other users it doesn't exist. */
  | 'its reader'
  /** An interviewer’s own interview; for all other users, such as those who ask here, it doesn't exist. */
  | 'its interviewer'
  /** The user who started an import; for all other users, such as those who ask here, it doesn't exist. */
  | 'its importer'
  /** An offer letter that the user has to approve; users who weren't asked, such as those who ask here, are refused. */
  | 'its approver'
  /** Data of the whole workspace, for any of its users. */
  | 'workspace'
  /** Any user, for the workspace's own people; other workspaces' people don't exist. */
  | 'workspace, of a person'
  /** Users who may decide in any project of the workspace. */
  | 'decides somewhere'
  | 'any staff'
  /** Closed for everyone once an account exists. */
  | 'only before the first account'
  /** An admin of the workspace; others are refused. */
  | 'workspace admin'
  /** An admin of the workspace, about its members, invitations, or suppressed addresses; those of other workspaces don't exist. */
  | 'workspace admin, of a member'
  /** An admin of the workspace; for others the page doesn't exist. */
  | 'workspace admin, hidden'

/** Data of the installation: hidden from users without access, and across workspaces for those with it. */
export const staffNeeds: readonly Need[] = ['open_operations', 'read_audit_log', 'change_accounts']
