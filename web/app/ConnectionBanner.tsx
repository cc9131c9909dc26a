// Says that the connection is gone, and how much waits for it.
import { useReached } from '../api/reach.ts'
import { useWaitingWrites } from '../offline/writes.ts'
import { Banner } from '../ui/Banner.tsx'
import { useLasting } from '../ui/use-lasting.ts'
import { useOnline } from '../ui/use-screen.ts'

/** A write under way is no news; one that has waited this long is. */
const patienceMs = 1500

export function ConnectionBanner() {
  const online = useOnline()
  const waiting = useWaitingWrites().length
  const reached = useReached()
  const stuck = useLasting(waiting > 0 || !reached, patienceMs)
  const waits = waiting === 1 ? '1 change is waiting' : `${waiting} changes are waiting`
  if (online && !stuck) return null
  return (
    <Banner tone="warn">
      {online ? 'We can’t reach the server right now. ' : 'You are offline. '}
      {(!online || !reached) && 'Pages you’ve opened are available offline. '}
      {waiting > 0 && <span>{waits}</span>}
      {waiting > 0 && ' and will be sent in order as soon as possible.'}
    </Banner>
  )
}
