// The kinds of users, told by the lists of the installation and the flags of the user; someone can be of several kinds.

/** The lists an installation keeps, as its settings give them. */
export interface UserLists {
  superAdmins: readonly string[]
  /** Email domains of the company, at most three. */
  staffDomains: readonly string[]
  recruiterProfiles: readonly string[]
  canaryOptOuts: readonly string[]
}

export interface UserFacts {
  email: string
  /** On the roster of a project of someone else. */
  isOnRoster: boolean
  experiments: { enableSelfServeLeanTest: boolean; enableV2Experience: boolean }
}

export const userKinds = ['customer', 'collaborator', 'super_admin', 'staff', 'self_serve', 'v2', 'recruiter_profile'] as const
export type UserKind = (typeof userKinds)[number]

const fold = (text: string) => text.trim().toLowerCase()
const isListed = (list: readonly string[], text: string) => list.some((entry) => fold(entry) === fold(text))

/** Internal staff are known by the domain of their address, which must be one of the company's to the letter. */
export function isStaffEmail(email: string, lists: Pick<UserLists, 'staffDomains'>): boolean {
  const at = email.lastIndexOf('@')
  return at > 0 && isListed(lists.staffDomains, email.slice(at + 1))
}

/** A fixed list. */
export function isSuperAdmin(email: string, lists: Pick<UserLists, 'superAdmins'>): boolean {
  return isListed(lists.superAdmins, email)
}

/** Sees the LinkedIn recruiter address instead of the profile's. */
export function isRecruiterProfile(email: string, lists: Pick<UserLists, 'recruiterProfiles'>): boolean {
  return isListed(lists.recruiterProfiles, email)
}

/** Super admins go to the canary host unless they opted out. */
export function goesToCanary(user: { email: string; isSuperAdmin: boolean }, lists: Pick<UserLists, 'canaryOptOuts'>): boolean {
  return user.isSuperAdmin && !isListed(lists.canaryOptOuts, user.email)
}

/** Shown the investor's mark: anyone who has an address of that domain. */
export function isInvestorEmail(email: string, domain: string): boolean {
  return isStaffEmail(email, { staffDomains: [domain] })
}

/** A cookie marks the browsers of internal users: the staff, also while it sits in a borrowed session. */
export function isInternal(user: { isStaff: boolean; isSuperAdmin: boolean; openedBy: string | null }): boolean {
  return user.isStaff || user.isSuperAdmin || user.openedBy !== null
}

/** How long the lists may be: a right that everyone has is none. */
export const listLimits = { superAdmins: 15, staffDomains: 3, recruiterProfiles: 6, canaryOptOuts: 13 } as const

/** Every kind someone is of: a customer unless they belong to the staff, beside whatever else is true. */
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

/** What 'Create project' opens: self-serve users have a page of their own. */
export function createProjectPath(isSelfServe: boolean): '/autopilot-projects/self-serve/new' | '/autopilot-projects/new' {
  return isSelfServe ? '/autopilot-projects/self-serve/new' : '/autopilot-projects/new'
}
