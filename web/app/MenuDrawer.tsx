// The projects as a side drawer on narrow screens.
import { Drawer } from '@mantine/core'
import { useFocusBack } from '../ui/use-focus-back.ts'
import { ProjectDrawer } from './ProjectDrawer.tsx'
import { text as appText } from '../i18n/app.ts'

export function MenuDrawer({ onClose }: { onClose: () => void }) {
  useFocusBack()
  return (
    <Drawer.Root opened onClose={onClose} size={300}>
      <Drawer.Overlay backgroundOpacity={0.35} />
      <Drawer.Content>
        <Drawer.Title className="said">{appText.projects}</Drawer.Title>
        <Drawer.Body pt="md" pos="relative">
          <Drawer.CloseButton aria-label={appText.close} className="corner" />
          <ProjectDrawer />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
