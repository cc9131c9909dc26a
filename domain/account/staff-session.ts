/**
 * Calls that a session opened by staff may not make: they would leave access, a connection, or a copy of data behind that
 * outlives the session's half hour. Method and path as in the contract.
 */
const lasting: ReadonlySet<string> = new Set([
  'POST v2/team/invitations',
  'DELETE v2/team/invitations',
  'PUT v2/team/members',
  'DELETE v2/team/members',
  'POST v1/share',
  'POST v2/security_log/export',
  'POST v1/link/update',
  'POST v2/ats/linking',
  'DELETE v2/ats',
  'POST v1/li/login',
  'PUT v1/li/login',
  'POST v2/calendars',
  'PUT v2/calendars',
  'DELETE v2/calendars',
  'DELETE v2/projects/review_links',
  'DELETE v2/account/sessions',
  'POST v1/checkout',
  'DELETE v1/checkout',
])

/** True when a staff session may make this call. Rosters are checked when they are saved. */
export function staffSessionMay(call: { method: string; path: string }): boolean {
  return !lasting.has(`${call.method} ${call.path}`)
}
