// Callers with fewer rights than a signed-in user with a verified address, and what each of them may call.

/**
 * guest: without a session. unproven: an account whose address isn't verified; it reaches no one and nothing outside the
 * workspace. staff: a session that staff opened as another user; it reads, and repairs what the user can undo, but leaves no
 * access, connection, copy, email, or decision behind. unsecured: an account that has to add a second factor before anything else.
 */
export type LesserCaller = 'guest' | 'unproven' | 'staff' | 'unsecured'

/** Why this caller may not make a call for `allowed`: the first kind of caller it is that is missing there; null when it may. */
export function whyNotCall(
  allowed: readonly LesserCaller[],
  actor: { isUnproven?: boolean; isUnsecured?: boolean; openedBy?: string | null } | null,
): LesserCaller | null {
  if (allowed.includes('guest')) return null
  if (actor === null) return 'guest'
  if (actor.openedBy && !allowed.includes('staff')) return 'staff'
  if (actor.isUnsecured && !allowed.includes('unsecured')) return 'unsecured'
  return actor.isUnproven && !allowed.includes('unproven') ? 'unproven' : null
}
