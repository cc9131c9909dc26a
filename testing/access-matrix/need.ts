// What a call may ask of the user who makes it: an action of the permission table, or a need that no project is asked for.
import type { Action } from '@fairlead/domain/account/permissions'

export type Need =
  | Action
  /** Anyone, without a session: registering, signing in, secret links. */
  | 'open'
  /** The signed-in user's own: what they may open or have, never anyone else's. */
  | 'personal'
  /** The notification’s own reader; for anyone else it does not exist. */
  | 'its reader'
  /** Whatever belongs to the whole workspace, anyone who of it asks. */
  | 'workspace'
  /** Anyone of the workspace, about one of its own people; those of others do not exist. */
  | 'workspace, of a person'
  /** Anyone who decides in any project of the workspace. */
  | 'decides somewhere'
  | 'any staff'
  /** Anyone who opened the workspace. */
  | 'owner of the workspace'
  /** Closed for everyone as soon as there is an account. */
  | 'only before the first account'
  /** An admin of the workspace; others are refused. */
  | 'workspace admin'
  /** An admin of the workspace, about one of its members, invitations, or suppressed addresses; those of others do not exist. */
  | 'workspace admin, of a member'
  /** An admin of the workspace; for others the page is not there. */
  | 'workspace admin, hidden'

/** What concerns the installation and no project: anyone who may not finds nothing there, anyone who may is shown every workspace. */
export const staffNeeds: readonly Need[] = ['open_operations', 'read_audit_log', 'change_accounts']
