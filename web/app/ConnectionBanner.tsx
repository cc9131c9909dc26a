// Says that the connection is gone, and how much waits for it.
import { useReached } from '../api/reach.ts'
import { useWaitingWrites } from '../offline/writes.ts'
import { Banner } from '../ui/Banner.tsx'
import { useLasting } from '../ui/use-lasting.ts'
import { useOnline } from '../ui/use-screen.ts'
import * as appText from '../i18n/en/app.ts'

/** A write under way is no news; one that has waited this long is. */
const patienceMs = 1500

export function ConnectionBanner() {
  const online = useOnline()
  const waiting = useWaitingWrites().length
  const reached = useReached()
  const stuck = useLasting(waiting > 0 || !reached, patienceMs)
  if (online && !stuck) return null
  return (
    <Banner tone="warn">
      {online ? appText.serverUnreachable : appText.offline} {!(online && reached) && appText.openedPagesAvailable}{' '}
      {waiting > 0 && (
        <>
          <span>{appText.changesWaiting(waiting)}</span> {appText.sentInOrder}
        </>
      )}
    </Banner>
  )
}
