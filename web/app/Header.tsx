// The header: search, notifications, colors, and the user's menu; on narrow screens also the projects.
import { ActionIcon, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { keyOf } from '@fairlead/domain/account/shortcuts'
import { IconMenu2, IconMoon, IconSearch, IconSun } from '@tabler/icons-react'
import { useShortcutChoice } from '../ui/shortcuts.ts'
import { Brand } from './Brand.tsx'
import { NotificationBell } from './NotificationBell.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { ProjectSwitch } from './ProjectSwitch.tsx'
import type { ShellDialog } from './shell-dialog.ts'
import styles from './shell.module.css'
import { text as appText } from '../i18n/app.ts'

interface Props {
  desktop: boolean
  onMenu: () => void
  onOpen: (dialog: ShellDialog) => void
}

export function Header({ desktop, onMenu, onOpen }: Props) {
  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme('light')
  const otherScheme = scheme === 'dark' ? 'light' : 'dark'
  const choice = useShortcutChoice()
  return (
    <header className={styles.header}>
      {!desktop && (
        <>
          <ActionIcon variant="subtle" color="gray" c="var(--ink)" size={36} aria-label={appText.openProjects} onClick={onMenu}>
            <IconMenu2 size={20} />
          </ActionIcon>
          <Brand short />
          <ProjectSwitch />
        </>
      )}
      <search className={styles.searchPlace}>
        <button type="button" className={styles.search} onClick={() => onOpen('palette')}>
          <IconSearch size={16} aria-hidden />
          <span className="grow">{appText.searchOrJump}</span>
          <kbd className="pill outlined" aria-hidden>
            {choice.isOff ? appText.ctrlK : keyOf(choice, 'search')}
          </kbd>
        </button>
      </search>
      <div className={styles.tools}>
        <NotificationBell />
        <Tooltip label={appText.switchToColors(otherScheme)}>
          <ActionIcon
            variant="subtle"
            color="gray"
            c="var(--ink)"
            size={36}
            aria-label={appText.switchToColors(otherScheme)}
            onClick={() => setColorScheme(otherScheme)}
          >
            {scheme === 'dark' ? <IconSun size={19} stroke={1.7} /> : <IconMoon size={19} stroke={1.7} />}
          </ActionIcon>
        </Tooltip>
        <ProfileMenu onOpen={onOpen} />
      </div>
    </header>
  )
}
