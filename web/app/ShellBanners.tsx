// What every screen shows above its content: the connection, an unverified address, a session opened by staff, and the bar of staff.
import { lazy, Suspense } from 'react'
import { useUser } from '../session/use-user.ts'
import { EmailDelayBanner } from './EmailDelayBanner.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { usePathname } from './use-address.ts'
import styles from './shell.module.css'

const SessionBar = lazy(() => import('./SessionBar.tsx').then(({ SessionBar: component }) => ({ default: component })))
const UnverifiedBanner = lazy(() => import('./UnverifiedBanner.tsx').then(({ UnverifiedBanner: component }) => ({ default: component })))
const BorrowedSession = lazy(() => import('./SessionBar.tsx').then(({ BorrowedSession: component }) => ({ default: component })))

export function ShellBanners() {
  const user = useUser().data
  const pathname = usePathname()
  const borrowed = Boolean(user?.opened_by)
  // the profile says it beside the field of the address
  const isUnverified = user && !user.email_verified && !borrowed && pathname !== '/profile'
  const switching = user?.product.session_switching && !borrowed && pathname === '/panel'
  return (
    <div className={styles.banners}>
      <ConnectionBanner />
      {user && <EmailDelayBanner />}
      <Suspense>{isUnverified && <UnverifiedBanner email={user.email} />}</Suspense>
      <Suspense>{user?.opened_by && <BorrowedSession user={user} openedBy={user.opened_by} />}</Suspense>
      <Suspense fallback={<div className={styles.sessionPlace} />}>{switching && <SessionBar />}</Suspense>
    </div>
  )
}
