// The lists of this installation that say what kind a user is.
import type { Settings } from '../../platform/settings.ts'

export type UserKinds = Pick<Settings, 'superAdmins' | 'staffDomains'>

/** Internal staff are known by the domain of their address. */
export function isStaffEmail(email: string, kinds: UserKinds): boolean {
  return kinds.staffDomains.includes(email.slice(email.lastIndexOf('@') + 1))
}
