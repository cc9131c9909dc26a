// Signing out, and sessions that ended by themselves.
import type { SignOut } from '@fairlead/contract/v1/sessions'
import { cache } from '../api/cache.ts'
import { clearSession, clearCachedReads, clearDrafts, restoreOwnSession } from '../api/session.ts'
import { send } from '../api/send.ts'

const endedKey = 'session_ended'
/** Whether this tab's session ended by itself; asked once. */
export function takeEnded(): boolean {
  const isEnded = sessionStorage.getItem(endedKey) !== null
  sessionStorage.removeItem(endedKey)
  return isEnded
}

let leaving = false
/** A silent server, or another tab that holds the database, must not keep the user signed in on this screen. */
const longestWait = 4_000
const within = (work: Promise<unknown>) => Promise.race([work, new Promise((done) => setTimeout(done, longestWait))])

/** Signs out, deletes the user's data in this browser, and loads the first page, whatever the server says. */
export async function signOut(): Promise<void> {
  // pending requests are refused from here on, which isn't a session that ended by itself
  leaving = true
  await within(send<SignOut>('DELETE', 'v1/sessions', {}).catch(() => {}))
  cache.clear()
  clearSession()
  clearDrafts()
  await within(clearCachedReads())
  window.location.assign('/')
}

/** to sign-in and back; drafts in local storage stay. */
export function sessionEnded(): void {
  if (leaving) return
  // a session opened by staff ends separately: the staff user continues in their own
  if (restoreOwnSession()) return window.location.assign('/panel')
  clearSession()
  const { pathname, search } = window.location
  // a reload pressed now would interrupt the way to sign-in: the page that loads then continues it
  sessionStorage.setItem(endedKey, '1')
  if (pathname === '/login' || pathname === '/register' || pathname === '/') return
  window.location.assign(`/login?expired=1&back=${encodeURIComponent(pathname + search)}`)
}
