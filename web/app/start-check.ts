// At start: a session stored by an older version of the site is ended before anything else happens.
import type { CheckSession } from '@fairlead/contract/v1/sessions'
import { clearSession, hasSiteVersion, sessionToken } from '../api/session.ts'
import { send } from '../api/send.ts'

export const stayKey = 'no_redirect'

/** Users who asked to stay aren't sent to the canary host until the browser session ends. */
export function rememberStay(): void {
  if (new URLSearchParams(location.search).has(stayKey)) sessionStorage.setItem(stayKey, '1')
}

/** True when the page is about to reload. */
export async function endOldSession(): Promise<boolean> {
  if (!sessionToken() || hasSiteVersion()) return false
  await send<CheckSession>('GET', 'v1/sessions', {}).catch(() => {})
  clearSession()
  window.location.reload()
  return true
}
