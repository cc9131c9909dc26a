// The user signed in on this browser: the token and a few facts stored with it in local storage.
import { isInternal } from '@fairlead/domain/account/user-kinds'

/** The page's two cookies. They hold no secret: one says that a session was stored by this version of the site, one marks internal users. */
type CookieName = 'site_version' | 'internal_user'

const isSecure = () => location.protocol === 'https:'
/** Over HTTPS a name that browsers accept from this host only and never send in the clear (RFC 6265bis, section 4.1.3.2). */
const nameOf = (cookie: CookieName) => (isSecure() ? `__Host-${cookie}` : cookie)

export function setCookie(cookie: CookieName, value: string): void {
  write(nameOf(cookie), value, 31_536_000)
}

/** Also removes the cookie with the same name without the prefix. */
export function removeCookie(cookie: CookieName): void {
  write(nameOf(cookie), '', 0)
  if (isSecure()) write(cookie, '', 0)
}

export function hasCookie(cookie: CookieName): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`__Host-${cookie}=`) || pair.startsWith(`${cookie}=`))
}

function write(name: string, value: string, seconds: number): void {
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${isSecure() ? '; secure' : ''}`
}

export interface StoredUser {
  first_name: string
  last_name: string
  email: string
  profile_picture: string | null
}

export interface StoredSession extends StoredUser {
  session: string
}

const keys = ['session', 'first_name', 'last_name', 'email', 'profile_picture', 'authorized_products', 'product_type'] as const
const ownKey = 'own_session'

export function sessionToken(): string | null {
  return localStorage.getItem('session')
}

/** The signed-in user's address; null when no one is signed in, or while a session opened by staff hasn't loaded its user yet. */
export function signedInAs(): string | null {
  return sessionToken() ? localStorage.getItem('email') : null
}

let lastUser: string | null = null

/** The key of the user's own data in local storage: other users of this browser have their own, and the same user finds it again. */
export function keyOfUser(name: string): string {
  // anything stored while the session ends belongs to its user
  lastUser = localStorage.getItem('email') ?? lastUser
  return `${name} ${lastUser ?? ''}`
}

function storePerson(user: StoredUser): void {
  localStorage.setItem('first_name', user.first_name)
  localStorage.setItem('last_name', user.last_name)
  localStorage.setItem('email', user.email)
  localStorage.setItem('profile_picture', user.profile_picture ?? '')
}

export function storeSession(signedIn: StoredSession): void {
  clearSession()
  localStorage.setItem('session', signedIn.session)
  storePerson(signedIn)
  setCookie('site_version', '1')
}

interface Marked {
  is_staff: boolean
  is_super_admin: boolean
  opened_by: string | null
}

/** Lets visitor statistics exclude internal users; the server never reads it. */
function markInternal(internal: boolean): void {
  if (internal) setCookie('internal_user', '1')
  else removeCookie('internal_user')
}

/** Replaces the user stored at sign-in with what the server returns now. */
export function storeUser(user: StoredUser & Marked & { authorized_products: string; product_type: string }): void {
  if (!sessionToken()) return
  markInternal(isInternal({ isStaff: user.is_staff, isSuperAdmin: user.is_super_admin, openedBy: user.opened_by }))
  storePerson(user)
  localStorage.setItem('authorized_products', user.authorized_products)
  localStorage.setItem('product_type', user.product_type)
}

/** Where responses are stored for offline use. */
export const readingName = 'reading'

/** Reads don't outlive the session; unsent writes do. */
export function clearCachedReads(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(readingName)
      request.onsuccess = request.onerror = request.onblocked = () => resolve()
    } catch {
      // a browser that stores nothing has nothing to delete
      resolve()
    }
  })
}

/**
 * Keys of pending changes begin, and keys of drafts end, with their user's address. Those of a user whose session only expired
 * are still to be sent.
 */
function isOfAnotherUser(key: string): boolean {
  const [, owner = key.split(' ').at(-1) ?? ''] = /^writes (\S+) /.exec(key) ?? []
  return owner.includes('@') && owner !== lastUser
}

/** Browser settings, and marks of what was seen: they reveal nothing about anyone. */
const keptAtSignOut =
  /^(?:shortcuts|mantine-color-scheme-value|no_redirect|reloaded_for_build|started_over_at|lessons_seen_.*|calibration_seen_.*)$/

/** Everything that the user who signs out has typed and not sent. */
export function clearDrafts(): void {
  for (const key of Object.keys(localStorage)) if (!keptAtSignOut.test(key) && !isOfAnotherUser(key)) localStorage.removeItem(key)
  sessionStorage.clear()
}

/** Deletes the signed-in user and what they read; drafts under other keys stay. */
export function clearSession(): void {
  void clearCachedReads()
  lastUser = localStorage.getItem('email') ?? lastUser
  for (const key of keys) localStorage.removeItem(key)
  sessionStorage.removeItem(ownKey)
  markInternal(false)
  removeCookie('site_version')
}

export function hasSiteVersion(): boolean {
  return hasCookie('site_version')
}

/** Continues as another user; the staff member's own session is stored in this tab for the way back. */
export function startImpersonation(token: string): void {
  const ownToken = sessionToken()
  if (ownToken) sessionStorage.setItem(ownKey, ownToken)
  localStorage.removeItem('email')
  localStorage.setItem('session', token)
}

/** Returns to the staff member's own session; false when this tab doesn't have it. */
export function restoreOwnSession(): boolean {
  const stored = sessionStorage.getItem(ownKey)
  sessionStorage.removeItem(ownKey)
  if (stored) {
    localStorage.removeItem('email')
    localStorage.setItem('session', stored)
  }
  return stored !== null
}
