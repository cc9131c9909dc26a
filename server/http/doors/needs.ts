// What every call asks of who makes it: an action of the permission table, or a need that no project is asked for.
import type { Action } from '@fairlead/domain/account/permissions'

export type Need =
  | Action
  /** Anybody, without a session: registering, signing in, secret links. */
  | 'open'
  /** The signed-in user's own: what they may open or have, never anybody else's. */
  | 'personal'
  /** Whatever belongs to the whole workspace, whoever of it asks. */
  | 'workspace'
  /** Whoever decides in any project of the workspace. */
  | 'decides somewhere'
  | 'any staff'

/** Method and path; after a # what is asked for, where one call needs different things for different questions. */
export const needs: Readonly<Record<string, Need>> = {
  'POST v1/users': 'open',
  'POST v1/sessions': 'open',
  'GET v1/sessions': 'personal',
  'DELETE v1/sessions': 'personal',
  'GET v1/users/settings': 'personal',
  'PUT v1/users/settings': 'personal',
  'PATCH v1/users/settings': 'personal',

  'GET v1/projects': 'personal',
  'GET v2/projects': 'personal',
  'POST v1/projects': 'personal',
  'POST v2/projects': 'personal',
  'POST v1/projects/self_serve': 'personal',
  'POST v1/projects/autopilot': 'personal',
  'POST v1/projects/copy': 'copy_project',
  'POST v2/projects/copy': 'copy_project',
  'PUT v1/projects': 'switch_calibration',
  'PUT v1/projects #health': 'set_health_status',
  'PUT v1/projects #admin calibration': 'switch_admin_calibration',
  'GET v1/projects/hard_requirements': 'read_hard_requirements',
  'GET v1/projects/settings': 'read_settings',
  'GET v2/projects/settings': 'read_settings',
  'PUT v1/projects/settings': 'save_settings',
  'POST v2/projects/settings': 'save_settings',
  'PUT v1/projects/settings #roster': 'edit_roster',
  'POST v1/projects/reform': 'search_again',
  'POST v2/projects/flashcards': 'search_again',
  'POST v2/projects/flashcards/initial': 'submit_project',
  'POST v2/projects/pause': 'pause_project',
  'POST v2/projects/archive': 'archive_project',
  'GET v2/lro': 'open_project',

  'GET v1/candidates': 'open_project',
  'GET v2/projects/candidates': 'open_project',
  'GET v2/projects/candidates/one': 'open_project',
  'GET v2/projects/candidates/queue': 'open_project',
  'GET v2/projects/candidates/conversation': 'open_project',
  'GET v1/candidates/search': 'personal',
  'GET v2/projects/candidates/search': 'personal',
  'POST v1/candidates': 'import_candidates',
  'POST v1/candidates/import/check': 'import_candidates',
  'POST v2/projects/candidates/import': 'import_candidates',
  'PUT v1/candidates': 'move_candidates',
  'PUT v1/candidates #notes': 'write_notes',
  'PUT v2/projects/candidates/hm_note': 'write_notes',
  'POST v1/candidates/copy': 'move_candidates',
  'POST v2/projects/candidates/status': 'move_candidates',
  'POST v2/projects/candidates/undo': 'move_candidates',
  'POST v2/projects/candidates/swipe': 'review_candidates',
  'POST v2/projects/candidates/swipe #reject': 'review_candidates',
  'POST v2/projects/candidates/hm_review': 'review_candidates',
  'POST v2/projects/candidates/hm_review #reject': 'review_candidates',
  'POST v2/projects/candidates/recruiter_review': 'send_for_review',
  'POST v2/projects/candidates/recruiter_review #reject': 'review_candidates',
  'POST v2/projects/candidates/keep': 'write_mail',
  'POST v2/projects/candidates/approve_and_send': 'write_mail',
  'POST v1/email/reply': 'write_mail',
  'POST v2/outreach/preview': 'open_project',
  'POST v2/mail/parked': 'write_mail',
  'GET v2/mail/unmatched': 'personal',
  'POST v2/mail/unmatched': 'write_mail',
  'POST v2/mail/unmatched #dismiss': 'decides somewhere',

  'GET v1/candidates/resume': 'open_project',
  'GET v2/projects/candidates/resume': 'open_project',
  'POST v1/candidates/resume': 'import_candidates',
  'GET v1/candidates/additional_information': 'open',
  'POST v1/candidates/additional_information': 'open',

  'POST v1/comments': 'comment',
  'PUT v1/comments': 'comment',
  'PUT v1/comments #resolve': 'comment',
  'DELETE v1/comments': 'comment',
  'GET v1/notifications': 'personal',
  'PUT v1/notifications': 'personal',
  'DELETE v1/notifications': 'personal',
  'GET v1/notifications/unsubscribe': 'open',
  'POST v1/notifications/unsubscribe': 'open',
  'POST v1/notifications/resubscribe': 'open',

  'POST v2/team/invitations': 'workspace',
  'GET v2/team/invitations': 'open',
  'GET v2/reference': 'workspace',
  'GET v2/talent': 'workspace',
  'POST v2/talent': 'workspace',
  'POST v2/talent/import': 'workspace',
  'POST v2/talent/import #into a project': 'import_candidates',
  'POST v2/talent/json_resume': 'workspace',
}
