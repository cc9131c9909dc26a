// Banners above every screen: the connection, an unverified address, a second factor that will be required, a session opened by staff, and the staff bar.
import { lazy, Suspense } from 'react'
import { useUser } from '../session/use-user.ts'
import { usePathname } from './use-address.ts'
import styles from './shell.module.css'
import { useReached } from '../api/reach.ts'
import { useWaitingWrites } from '../offline/writes.ts'
import { PageBanner } from '../ui/PageBanner.tsx'
import { useLasting } from '../ui/use-lasting.ts'
import { useOnline } from '../ui/use-screen.ts'
import { text as appText } from '../i18n/app.ts'
import type { GetMailDelays } from '@fairlead/contract/v2/mail/delays'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../api/cache.ts'
import { When } from '../ui/When.tsx'

const SessionBar = lazy(() => import('./SessionBar.tsx').then(({ SessionBar: component }) => ({ default: component })))
const UnverifiedBanner = lazy(() => import('./UnverifiedBanner.tsx').then(({ UnverifiedBanner: component }) => ({ default: component })))
const SecondFactorBanner = lazy(() =>
  import('./SecondFactorBanner.tsx').then(({ SecondFactorBanner: component }) => ({ default: component })),
)
const BorrowedSession = lazy(() => import('./SessionBar.tsx').then(({ BorrowedSession: component }) => ({ default: component })))

export function ShellBanners() {
  const user = useUser().data
  const pathname = usePathname()
  const borrowed = Boolean(user?.opened_by)
  // the profile shows it next to the address field
  const isUnverified = user && !user.email_verified && !borrowed && pathname !== '/profile'
  const dueFactor = pathname === '/profile' ? null : user?.second_factor_due
  const switching = user?.product.session_switching && !borrowed && pathname === '/panel'
  return (
    <div className={`stack below-12 ${styles.banners}`}>
      <ConnectionBanner />
      {user && <EmailDelayBanner />}
      <Suspense>{dueFactor && <SecondFactorBanner due={dueFactor} />}</Suspense>
      <Suspense>{isUnverified && <UnverifiedBanner email={user.email} />}</Suspense>
      <Suspense>{user?.opened_by && <BorrowedSession user={user} openedBy={user.opened_by} />}</Suspense>
      <Suspense fallback={<div className={styles.sessionPlace} />}>{switching && <SessionBar />}</Suspense>
    </div>
  )
}

/** A write in progress isn't worth a notice; one that has waited this long is. */
const patienceMs = 1500

/** Says that the connection is lost or slow, and how many changes wait for it. */
function ConnectionBanner() {
  const online = useOnline()
  const waiting = useWaitingWrites().length
  const reached = useReached()
  const stuck = useLasting(waiting > 0 || !reached, patienceMs)
  if (online && !stuck) return null
  return (
    <PageBanner rank="connection" tone="warn">
      {!online ? appText.offline : reached ? appText.savingSlowly : appText.serverUnreachable}{' '}
      {!(online && reached) && appText.openedPagesAvailable}{' '}
      {waiting > 0 && (
        <>
          <span>{appText.changesWaiting(waiting)}</span> {appText.sentInOrder}
        </>
      )}
    </PageBanner>
  )
}

/** Says that outgoing email is delayed, so that users don't wonder why candidates don't reply. */
function EmailDelayBanner() {
  const delays = useQuery({ ...queryFor<GetMailDelays>('v2/mail/delays', {}), staleTime: 60_000, refetchInterval: 60_000 })
  const since = delays.data?.delayed_since
  if (!since) return null
  return (
    <PageBanner rank="email_delay" tone="warn">
      {appText.emailDelayedSince} <When date={since} />
      {appText.emailsQueued}
    </PageBanner>
  )
}
