// Audit log actions: their text, and whether the workspace owner sees them.
import { keysOf } from '../shared/records.ts'

/** `label` follows the user who acted: 'sam@staff.example opened a session of'. */
export const auditActions = {
  session_opened: { label: 'opened a session of', isForOwner: true },
  session_refused: { label: 'was refused a session of', isForOwner: true },
  account_changed: { label: 'changed the account of', isForOwner: true },
  account_disabled: { label: 'disabled the account of', isForOwner: true },
  account_enabled: { label: 'enabled the account of', isForOwner: true },
  sessions_ended: { label: 'signed out everywhere', isForOwner: true },
  plan_answered: { label: 'answered the request for a plan of', isForOwner: true },
  free_trial_changed: { label: 'changed the free trial of', isForOwner: true },
  admin_calibration_switched: { label: 'switched admin calibration of', isForOwner: true },
  manager_note_written: { label: 'wrote to the hiring manager of', isForOwner: true },
  staff_mark_changed: { label: 'changed the staff mark of', isForOwner: false },
  health_set: { label: 'set the health of', isForOwner: false },
  health_by_rules: { label: 'left to the rules the health of', isForOwner: false },
  note_written: { label: 'wrote a staff note about', isForOwner: false },
  note_changed: { label: 'changed a staff note about', isForOwner: false },
  note_deleted: { label: 'deleted a staff note about', isForOwner: false },
} as const satisfies Record<string, { label: string; isForOwner: boolean }>
export type AuditAction = keyof typeof auditActions
export const auditActionKeys: readonly AuditAction[] = keysOf(auditActions)

export function isAuditAction(value: unknown): value is AuditAction {
  return typeof value === 'string' && Object.hasOwn(auditActions, value)
}

/** Actions the workspace owner sees: those on their accounts and sessions, not staff views of a project. */
export const actionsForOwner: readonly AuditAction[] = auditActionKeys.filter((action) => auditActions[action].isForOwner)
