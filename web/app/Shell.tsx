// The frame of every screen behind the door: header, drawer, banners, and what is heard everywhere.
import { Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { listen } from '../api/live.ts'
import { Banner } from '../ui/Banner.tsx'
import { Boundary } from '../ui/Boundary.tsx'
import { useShortcuts } from '../ui/shortcuts.ts'
import { useDesktop, useOnline } from '../ui/use-screen.ts'
import { Header } from './Header.tsx'
import { ProjectDrawer } from './ProjectDrawer.tsx'
import styles from './shell.module.css'

const Palette = lazy(() => import('./Palette.tsx').then(({ Palette: component }) => ({ default: component })))
const CheatSheet = lazy(() => import('./CheatSheet.tsx').then(({ CheatSheet: component }) => ({ default: component })))

export function Shell() {
  const desktop = useDesktop()
  const online = useOnline()
  const { pathname, searchStr } = useLocation()
  const [menu, { open, close }] = useDisclosure(false)
  const [dialog, setDialog] = useState<'palette' | 'keys' | null>(null)

  useEffect(() => listen(), [])
  useEffect(() => close(), [pathname, searchStr, close])
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setDialog('palette')
    }
    window.addEventListener('keydown', heard)
    return () => window.removeEventListener('keydown', heard)
  }, [])
  useShortcuts({ '/': () => setDialog('palette'), '?': () => setDialog('keys') })

  return (
    <div className={styles.shell}>
      <a href="#main" className="skip">
        Skip to content
      </a>
      <Header desktop={desktop} onMenu={open} onSearch={() => setDialog('palette')} onKeys={() => setDialog('keys')} />
      {desktop && (
        <aside className={styles.drawer} aria-label="Projects">
          <ProjectDrawer withCreate />
        </aside>
      )}
      {!desktop && (
        <Drawer.Root opened={menu} onClose={close} size={300}>
          <Drawer.Overlay backgroundOpacity={0.35} />
          <Drawer.Content>
            <div className={styles.drawerHead}>
              <Drawer.Title>Projects</Drawer.Title>
              <Drawer.CloseButton aria-label="Close" />
            </div>
            <Drawer.Body>
              <ProjectDrawer withCreate />
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Root>
      )}
      <main id="main" className={styles.main} tabIndex={-1}>
        {!online && (
          <div style={{ marginBottom: 12 }}>
            <Banner tone="warn">You are offline. What you have seen stays readable; changes are not saved until you are back.</Banner>
          </div>
        )}
        <Boundary key={pathname}>
          <Outlet />
        </Boundary>
      </main>
      <Boundary key={dialog}>
        <Suspense>
          {dialog === 'palette' && <Palette onClose={() => setDialog(null)} onKeys={() => setDialog('keys')} />}
          {dialog === 'keys' && <CheatSheet onClose={() => setDialog(null)} />}
        </Suspense>
      </Boundary>
    </div>
  )
}
