// What stands above every screen: the connection, a borrowed session, and the bar of staff.
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useUser } from '../features/projects/use-projects.ts'
import { Banner } from '../ui/Banner.tsx'
import { useOnline } from '../ui/use-screen.ts'
import styles from './shell.module.css'

const SessionBar = lazy(() => import('./SessionBar.tsx').then(({ SessionBar: component }) => ({ default: component })))
const BorrowedSession = lazy(() => import('./SessionBar.tsx').then(({ BorrowedSession: component }) => ({ default: component })))

export function ShellBanners() {
  const online = useOnline()
  const user = useUser().data
  const { pathname } = useLocation()
  const borrowed = user?.opened_by ? user : null
  const switching = user?.product.session_switching && !borrowed && pathname === '/panel'
  if (online && !borrowed && !switching) return null
  return (
    <div className={styles.banners}>
      {!online && (
        <Banner tone="warn">You are offline. What you have seen stays readable; changes are not saved until you are back.</Banner>
      )}
      <Suspense>
        {borrowed && <BorrowedSession user={borrowed} />}
        {switching && <SessionBar />}
      </Suspense>
    </div>
  )
}
