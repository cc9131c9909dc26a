// The frame of every screen behind sign-in: header, drawer, banners, and global events.
import { useDisclosure } from '@mantine/hooks'
import { Outlet, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { listen, watchTarget } from '../api/live.ts'
import { storeUser, sessionToken, signedInAs, clearSession } from '../api/session.ts'
import { startSendingWrites, writes } from '../offline/writes.ts'
import { reportReplayedActions } from '../candidate/candidate-actions.ts'
import { followUser } from '../session/language.ts'
import { useUser } from '../session/use-user.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { chooseShortcuts, useShortcuts } from '../ui/shortcuts.ts'
import { useDesktop } from '../ui/use-screen.ts'
import { Header } from './Header.tsx'
import { cacheForOffline } from './cache-for-offline.ts'
import { shortcutsOf } from './save-shortcuts.ts'
import { ProjectDrawer } from './ProjectDrawer.tsx'
import { ShellBanners } from './ShellBanners.tsx'
import type { ShellDialog } from './shell-dialog.ts'
import { useAfterGoing, useLookedAt, usePathname, useQueryText } from './use-address.ts'
import styles from './shell.module.css'
import { text as appText } from '../i18n/app.ts'
import { cache } from '../api/cache.ts'
import { sessionEnded } from './sign-out.ts'
import { goesToNewerVersion, newerProduct, readProducts } from '@fairlead/domain/account/products'
import { switchProduct } from '../session/switch-product.ts'
import { useProjects } from '../project/use-projects.ts'
import { mayStartOver } from './may-start-over.ts'

const SecondFactorFirst = lazy(() => import('./SecondFactorFirst.tsx').then(({ SecondFactorFirst: component }) => ({ default: component })))
const MenuDrawer = lazy(() => import('./MenuDrawer.tsx').then(({ MenuDrawer: component }) => ({ default: component })))
const Palette = lazy(() => import('./Palette.tsx').then(({ Palette: component }) => ({ default: component })))
const CheatSheet = lazy(() => import('./CheatSheet.tsx').then(({ CheatSheet: component }) => ({ default: component })))
const PermissionsDialog = lazy(() =>
  import('../session/PermissionsDialog.tsx').then(({ PermissionsDialog: component }) => ({ default: component })),
)

const isPast = (time: string | null) => time !== null && Date.parse(time) <= Date.now()

export function Shell() {
  const user = useUser().data
  return user && isPast(user.second_factor_due) ? (
    <Suspense>
      <SecondFactorFirst workspace={user.workspace_name} />
    </Suspense>
  ) : (
    <OpenShell />
  )
}

function OpenShell() {
  const desktop = useDesktop()
  const pathname = usePathname()
  const [menu, { open, close }] = useDisclosure(false)
  const [dialog, setDialog] = useState<ShellDialog | null>(null)
  const user = useUser().data
  const closeDialog = () => setDialog(null)

  useStartFailure()
  useNewerVersion()
  const lookedAt = useLookedAt()
  useEffect(() => watchTarget(lookedAt), [lookedAt])
  useEffect(() => listen(), [])
  useEffect(() => followOtherWindows(), [])
  useEffect(() => cacheForOffline(), [])
  useEffect(() => user && followUser(user), [user])
  useEffect(() => {
    reportReplayedActions()
    return startSendingWrites()
  }, [])
  useAfterGoing(close)
  useEffect(() => {
    if (!user) return
    storeUser(user)
    writes.resume()
    chooseShortcuts(shortcutsOf(user))
    const { canary_url: canary } = user.product
    if (canary) void import('./go-to-canary.ts').then(({ goToCanary }) => goToCanary(canary))
  }, [user])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setDialog('palette')
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  const navigate = useNavigate()
  useShortcuts({ h: () => void navigate({ to: '/home' }), '/': () => setDialog('palette'), '?': () => setDialog('keys') })

  return (
    <div className={styles.shell}>
      <a href="#main" className="skip">
        {appText.skipToContent}
      </a>
      <Header desktop={desktop} onMenu={open} onOpen={setDialog} />
      {desktop && (
        <aside className={styles.drawer} aria-label={appText.projects}>
          <ProjectDrawer />
        </aside>
      )}
      <Suspense>{!desktop && menu && <MenuDrawer onClose={close} />}</Suspense>
      <main id="main" className={styles.main} tabIndex={-1}>
        <ShellBanners />
        <Boundary key={pathname}>
          <Outlet />
        </Boundary>
      </main>
      <Boundary key={dialog}>
        <Suspense>
          {dialog === 'palette' && <Palette onClose={closeDialog} onKeys={() => setDialog('keys')} />}
          {dialog === 'keys' && <CheatSheet onClose={closeDialog} />}
          {dialog === 'permissions' && <PermissionsDialog onClose={closeDialog} />}
        </Suspense>
      </Boundary>
    </div>
  )
}

/** A sign-in writes several items; they are handled together. */
const settleMs = 100

/** Follows sign-ins in other windows; returns a function that stops it. */
function followOtherWindows(): () => void {
  let me = signedInAs()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    if (!sessionToken()) return sessionEnded()
    const now = signedInAs()
    if (now === null) return
    // actions on the previous user's screen must not run as the new user
    if (me !== null && now !== me) return window.location.assign('/panel')
    me = now
    void cache.invalidateQueries({ refetchType: 'active' })
    writes.resume()
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== 'session' && key !== 'email') return
    clearTimeout(timer)
    timer = setTimeout(look, settleMs)
  }
  window.addEventListener('storage', onStorage)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('storage', onStorage)
  }
}

/** is_autopilot=false in the URL switches to Navigator or FastTrack (decision 040). */
function useNewerVersion(): void {
  const flagText = useQueryText('is_autopilot')
  const user = useUser().data
  const navigate = useNavigate()
  const products = readProducts(user?.authorized_products ?? '')
  const product = goesToNewerVersion(flagText, products) ? newerProduct(products) : null
  const isThere = user?.product_type === product
  useEffect(() => {
    if (!product) return
    if (!isThere) void switchProduct(product)
    void navigate({ to: '.', search: (before: object) => ({ ...before, is_autopilot: undefined }), replace: true })
  }, [product, isThere, navigate])
}

const startedOverKey = 'started_over_at'

/** When projects or user can't be loaded at the start: forgets the session and reloads, once (decision 042). */
function useStartFailure(): void {
  const [projects, user] = [useProjects(), useUser()]
  const error = (projects.data ? null : projects.error) ?? (user.data ? null : user.error)
  useEffect(() => {
    const last = sessionStorage.getItem(startedOverKey)
    if (!error || !mayStartOver(error, last === null ? null : Number(last), Date.now())) return
    sessionStorage.setItem(startedOverKey, String(Date.now()))
    clearSession()
    window.location.reload()
  }, [error])
}
