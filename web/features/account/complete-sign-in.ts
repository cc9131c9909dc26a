// After sign-in: stores the session, clears the last user's data, and opens the requested page.
import { cache } from '../../api/cache.ts'
import { storeSession, type StoredSession } from '../../api/session.ts'
import { clearInvitation } from './link-token.ts'

/** Only returns to paths on this site. */
export function safeReturn(back: string | undefined): string {
  return back && /^\/(?![/\\])/.test(back) && !back.startsWith('/login') ? back : '/home'
}

export function completeSignIn(signedIn: StoredSession): void {
  cache.clear()
  storeSession(signedIn)
  clearInvitation()
}
