// Who is signed in on this browser: the token and the few facts kept beside it in local storage.
import { isInternal } from '@fairlead/domain/account/user-kinds'
import { hasCookie, removeCookie, setCookie } from './cookies.ts'

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

/** Who is signed in, by address; null when no one is, or when a borrowed session has not yet said whose it is. */
export function signedInAs(): string | null {
  return sessionToken() ? localStorage.getItem('email') : null
}

let lastUser: string | null = null

/** Where something of the user's own lies in local storage: another user of this browser finds theirs, the same user theirs again. */
export function keyOfUser(name: string): string {
  // what is kept while the session is ending belongs to who it was of
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

/** So that what counts visitors can leave internal users out; the server never reads it. */
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

/** Where answers are kept for the time without a connection. */
export const readingName = 'reading'

/** What was read does not outlive the session; what was written does. */
export function forgetReading(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(readingName)
      request.onsuccess = request.onerror = request.onblocked = () => resolve()
    } catch {
      // a browser that keeps nothing has nothing to forget
      resolve()
    }
  })
}

/** Waiting changes begin and drafts end with the address of their user. Those of a user whose session only expired are still to be sent. */
function isOfAnotherUser(key: string): boolean {
  const [, owner = key.split(' ').at(-1) ?? ''] = /^writes (\S+) /.exec(key) ?? []
  return owner.includes('@') && owner !== lastUser
}

/** Settings of the browser, and marks of what was seen: they say nothing of anyone. */
const keptAtSignOut =
  /^(?:shortcuts|mantine-color-scheme-value|no_redirect|reloaded_for_build|started_over_at|lessons_seen_.*|calibration_seen_.*)$/

/** Everything typed and not sent yet by the user who signs out. */
export function forgetWriting(): void {
  for (const key of Object.keys(localStorage)) if (!keptAtSignOut.test(key) && !isOfAnotherUser(key)) localStorage.removeItem(key)
  sessionStorage.clear()
}

/** Forgets who was signed in and what they read; drafts under other keys stay. */
export function clearSession(): void {
  void forgetReading()
  lastUser = localStorage.getItem('email') ?? lastUser
  for (const key of keys) localStorage.removeItem(key)
  sessionStorage.removeItem(ownKey)
  markInternal(false)
  removeCookie('site_version')
}

export function hasSiteVersion(): boolean {
  return hasCookie('site_version')
}

/** Goes on as someone else; one's own session is kept in this tab for the way back. */
export function borrowSession(token: string): void {
  const ownToken = sessionToken()
  if (ownToken) sessionStorage.setItem(ownKey, ownToken)
  localStorage.removeItem('email')
  localStorage.setItem('session', token)
}

/** Back to one's own session; false when this tab does not know it. */
export function takeOwnSessionBack(): boolean {
  const stored = sessionStorage.getItem(ownKey)
  sessionStorage.removeItem(ownKey)
  if (stored) {
    localStorage.removeItem('email')
    localStorage.setItem('session', stored)
  }
  return stored !== null
}
