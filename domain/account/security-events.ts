// The kinds of events in the security log, with the words the log shows for them.
import { keysOf } from '../shared/records.ts'

/** `label` follows the user who acted: 'ada@x.example signed in'. `isWarning` = worth a look when it repeats. */
export const securityEvents = {
  account_created: { label: 'created an account', isWarning: false },
  first_admin_created: { label: 'created the first administrator', isWarning: true },
  sign_in: { label: 'signed in', isWarning: false },
  sign_in_failed: { label: 'failed to sign in', isWarning: true },
  lockout: { label: 'was stopped after too many attempts', isWarning: true },
  credential_refused: { label: 'used a wrong password for', isWarning: true },
  sign_out: { label: 'signed out', isWarning: false },
  session_ended: { label: 'ended sessions', isWarning: false },
  identity_confirmed: { label: 'confirmed their identity', isWarning: false },
  password_changed: { label: 'changed the password', isWarning: false },
  password_reset_requested: { label: 'requested a new password', isWarning: false },
  password_reset: { label: 'reset the password by email', isWarning: false },
  email_verified: { label: 'verified the email address', isWarning: false },
  email_change_requested: { label: 'requested a new email address', isWarning: false },
  email_changed: { label: 'changed the email address', isWarning: true },
  provider_linked: { label: 'linked a sign-in provider', isWarning: false },
  provider_unlinked: { label: 'unlinked a sign-in provider', isWarning: false },
  account_secured: { label: 'secured the account by email', isWarning: true },
  account_reclaimed: { label: 'took over an unverified account', isWarning: true },
  registration_repeated: { label: 'tried to register an existing address', isWarning: true },
  invitation_sent: { label: 'invited', isWarning: false },
  invitation_accepted: { label: 'accepted an invitation', isWarning: false },
  invitation_revoked: { label: 'revoked an invitation', isWarning: false },
  member_removed: { label: 'removed a member', isWarning: true },
  role_changed: { label: 'changed the rights of', isWarning: true },
  roster_changed: { label: 'changed the team of a project', isWarning: false },
  settings_changed: { label: 'changed workspace settings', isWarning: false },
  export: { label: 'exported data', isWarning: false },
  share: { label: 'shared candidates', isWarning: false },
  person_deleted: { label: 'deleted a person', isWarning: false },
  suppression_added: { label: 'added to the suppression list', isWarning: false },
  suppression_removed: { label: 'removed from the suppression list', isWarning: true },
  opted_in: { label: 'allowed email again', isWarning: false },
  link_revoked: { label: 'revoked a review link', isWarning: false },
  quota_reached: { label: 'reached a daily limit', isWarning: true },
  refused_permission: { label: 'was refused', isWarning: true },
  staff_session_opened: { label: 'opened a session of', isWarning: true },
  staff_session_refused: { label: 'was refused a session of', isWarning: true },
  staff_change: { label: 'made a change in a staff session', isWarning: true },
} as const satisfies Record<string, { label: string; isWarning: boolean }>
export type SecurityEventKind = keyof typeof securityEvents
export const securityEventKinds = keysOf(securityEvents)

export function isSecurityEventKind(value: unknown): value is SecurityEventKind {
  return typeof value === 'string' && Object.hasOwn(securityEvents, value)
}
