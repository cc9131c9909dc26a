// What another window did at sign-in: who signs out, in, or in as someone else there does so here.
import { cache } from '../api/cache.ts'
import { sessionToken, signedInAs } from '../api/session.ts'
import { writes } from '../offline/writes.ts'
import { sessionEnded } from './sign-out.ts'

/** A sign-in writes several things; they are looked at together. */
const settleMs = 100

/** Follows the sign-ins of other windows; returns how to stop. */
export function followOtherWindows(): () => void {
  let me = signedInAs()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    if (!sessionToken()) return sessionEnded()
    const now = signedInAs()
    if (now === null) return
    // nothing of what is on screen may be done in the name of anyone who came
    if (me !== null && now !== me) return window.location.assign('/panel')
    me = now
    void cache.invalidateQueries({ refetchType: 'active' })
    writes.resume()
  }
  const heard = ({ key }: StorageEvent) => {
    if (key !== null && key !== 'session' && key !== 'email') return
    clearTimeout(timer)
    timer = setTimeout(look, settleMs)
  }
  window.addEventListener('storage', heard)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('storage', heard)
  }
}
