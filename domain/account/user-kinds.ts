// The kinds of users, derived from the installation's lists and the user's flags; a user can be of several kinds.

/** The lists that an installation's settings define. */
export interface UserLists {
  superAdmins: readonly string[]
  /** Email domains of the company, at most three. */
  staffDomains: readonly string[]
  recruiterProfiles: readonly string[]
  canaryOptOuts: readonly string[]
}

export interface UserFacts {
  email: string
  /** On the roster of another user's project. */
  isOnRoster: boolean
  experiments: { enableSelfServeLeanTest: boolean; enableV2Experience: boolean }
}

export const userKinds = ['customer', 'collaborator', 'super_admin', 'staff', 'self_serve', 'v2', 'recruiter_profile'] as const
export type UserKind = (typeof userKinds)[number]

const fold = (text: string) => text.trim().toLowerCase()
const isListed = (list: readonly string[], text: string) => list.some((entry) => fold(entry) === fold(text))

/** Staff are recognized by their address's domain, which must match one of the company's exactly. */
export function isStaffEmail(email: string, lists: Pick<UserLists, 'staffDomains'>): boolean {
  const atSign = email.lastIndexOf('@')
  return atSign > 0 && isListed(lists.staffDomains, email.slice(atSign + 1))
}

/** A fixed list. */
export function isSuperAdmin(email: string, lists: Pick<UserLists, 'superAdmins'>): boolean {
  return isListed(lists.superAdmins, email)
}

/** Sees the LinkedIn recruiter address instead of the profile's. */
export function isRecruiterProfile(email: string, lists: Pick<UserLists, 'recruiterProfiles'>): boolean {
  return isListed(lists.recruiterProfiles, email)
}

/** Super admins use the canary host unless they opted out (spec A, section 2 'Routes'). */
export function goesToCanary(user: { email: string; isSuperAdmin: boolean }, lists: Pick<UserLists, 'canaryOptOuts'>): boolean {
  return user.isSuperAdmin && !isListed(lists.canaryOptOuts, user.email)
}

/** Shows the investor's mark to everyone with an address of that domain. */
export function isInvestorEmail(email: string, domain: string): boolean {
  return isStaffEmail(email, { staffDomains: [domain] })
}

/** A cookie marks the browsers of internal users, including staff in another user's session. */
export function isInternal(user: { isStaff: boolean; isSuperAdmin: boolean; openedBy: string | null }): boolean {
  return user.isStaff || user.isSuperAdmin || user.openedBy !== null
}

/** Maximum list lengths (spec A, section 6), so that exceptional rights stay exceptional. */
export const listLimits = { superAdmins: 15, staffDomains: 3, recruiterProfiles: 6, canaryOptOuts: 13 } as const

/** Every kind of a user: a customer unless they are staff, plus any others that apply (spec A, sections 1 and 6). */
export function kindsOf(user: UserFacts, lists: UserLists): UserKind[] {
  const is: Record<UserKind, boolean> = {
    customer: !isSuperAdmin(user.email, lists) && !isStaffEmail(user.email, lists),
    collaborator: user.isOnRoster,
    super_admin: isSuperAdmin(user.email, lists),
    staff: isStaffEmail(user.email, lists),
    self_serve: user.experiments.enableSelfServeLeanTest,
    v2: user.experiments.enableV2Experience,
    recruiter_profile: isRecruiterProfile(user.email, lists),
  }
  return userKinds.filter((kind) => is[kind])
}

/** The target of 'Create project': self-serve users get their own page (spec A, section 2 'Left navigation drawer'). */
export function createProjectPath(isSelfServe: boolean): '/autopilot-projects/self-serve/new' | '/autopilot-projects/new' {
  return isSelfServe ? '/autopilot-projects/self-serve/new' : '/autopilot-projects/new'
}
