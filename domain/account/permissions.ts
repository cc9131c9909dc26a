// One table of actions and standings, shown in docs/permissions.md.

/** How a user relates to a project: a role on its roster; super admins and staff have permissions in addition to that role. */
export const standings = ['owner', 'member', 'commenter', 'none', 'super admin', 'staff'] as const
export type Standing = (typeof standings)[number]

/** 'owner' is an owner or an admin; 'none' is someone who isn't on the roster. */
export type Role = Exclude<Standing, 'super admin' | 'staff'>
export type RosterRole = Exclude<Role, 'none'>

export interface StandingFacts {
  role: Role
  isSuperAdmin: boolean
  isStaff: boolean
}

const everybody: readonly Standing[] = ['owner', 'member', 'commenter', 'super admin']
const deciders: readonly Standing[] = ['owner', 'member', 'super admin']
const administrators: readonly Standing[] = ['owner', 'super admin']
const staff: readonly Standing[] = ['staff']

/**
 * The whole matrix. Actions that list only 'staff' concern the installation and its tools; staff have no access to projects.
 * The roles and the limits of commenters are from spec B, section 6; the rest is this product's decision.
 */
export const permissions = {
  open_project: everybody,
  comment: everybody,
  read_settings: everybody,
  open_mail: deciders,
  review_candidates: deciders,
  move_candidates: deciders,
  send_for_review: deciders,
  schedule_interviews: deciders,
  write_mail: deciders,
  write_notes: deciders,
  import_candidates: deciders,
  export_candidates: deciders,
  share_candidates: deciders,
  read_analytics: deciders,
  search_again: deciders,
  switch_calibration: deciders,
  pause_project: deciders,
  copy_project: deciders,
  submit_project: administrators,
  save_settings: administrators,
  edit_roster: administrators,
  archive_project: administrators,
  read_hard_requirements: ['super admin'],
  switch_admin_calibration: staff,
  write_staff_notes: staff,
  see_all_tabs: staff,
  see_project_kind: staff,
  set_health_status: staff,
  switch_session: staff,
  open_operations: ['super admin', 'staff'],
  read_audit_log: ['super admin'],
  change_accounts: ['super admin'],
} as const satisfies Record<string, readonly Standing[]>
export type Action = keyof typeof permissions

/** True when one of the user's standings is in the action's row; a user without any standing is always refused. */
export function may(action: Action, facts: StandingFacts): boolean {
  const row: readonly Standing[] = permissions[action]
  return row.includes(facts.role) || (facts.isSuperAdmin && row.includes('super admin')) || (facts.isStaff && row.includes('staff'))
}
