// On narrow screens the projects come in from the side.
import { Drawer } from '@mantine/core'
import { ProjectDrawer } from './ProjectDrawer.tsx'
import styles from './shell.module.css'

export function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Drawer.Root opened={opened} onClose={onClose} size={300}>
      <Drawer.Overlay backgroundOpacity={0.35} />
      <Drawer.Content>
        <Drawer.Title className={styles.said}>Projects</Drawer.Title>
        <Drawer.Body pt="md" pos="relative">
          <Drawer.CloseButton aria-label="Close" className={styles.drawerClose} />
          <ProjectDrawer />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
