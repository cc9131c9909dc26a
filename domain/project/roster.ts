// Changes to a project's roster that never lock everyone out.
import type { RosterRole } from '../account/permissions.ts'
import { messages } from '../shared/messages.ts'
import { isEmail, normaliseEmail } from '../shared/validation.ts'
import type { Collaborator } from './project.ts'
import { text as rosterText } from './texts/roster.ts'

export const noEditorLeft = (): string => rosterText.noEditor
export const onRosterTwice = (): string => rosterText.alreadyOnRoster
const ownRole = (): string => rosterText.locksOutSelf

/** The roles and their permissions (docs/permissions.md). */
export const rosterRoles = (['owner', 'member', 'commenter'] as const).map((role) => ({
  role,
  get title() {
    return rosterText.roles[role].title
  },
  get may() {
    return rosterText.roles[role].may
  },
}))

type Roster = readonly Pick<Collaborator, 'email' | 'role'>[]
const same = (a: string, b: string) => normaliseEmail(a) === normaliseEmail(b)

/** The error for a roster as a whole; null when valid. An empty roster means everyone in the workspace. */
export function validateRoster(roster: Roster): string | null {
  if (roster.some(({ email }) => !isEmail(email))) return messages.invalidEmail
  if (new Set(roster.map(({ email }) => normaliseEmail(email))).size < roster.length) return onRosterTwice()
  return roster.length > 0 && !roster.some(({ role }) => role === 'owner') ? noEditorLeft() : null
}

/** Why an address can't be added; null when it can. */
export function whyNotAdd(roster: Roster, email: string): string | null {
  if (!isEmail(email)) return messages.invalidEmail
  return roster.some((entry) => same(entry.email, email)) ? onRosterTwice() : null
}

/** Why someone can't get another role, or none (null): the last editor stays one, and users can't lock themselves out. */
export function whyNotRole(roster: Roster, email: string, role: RosterRole | null, me: string): string | null {
  if (role === 'owner') return null
  const next = roster.filter((entry) => !same(entry.email, email))
  const isLast = !next.some((entry) => entry.role === 'owner')
  // removing the last entry leaves an empty roster, which is open to everyone again
  if (role === null && next.length === 0) return null
  if (isLast) return noEditorLeft()
  return same(email, me) ? ownRole() : null
}
