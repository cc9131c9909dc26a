// The header: name, search, notifications, colours, the user's menu.
import { ActionIcon, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMenu2, IconMoon, IconSearch, IconSun } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useProductName } from '../features/projects/use-projects.ts'
import { Wordmark } from '../features/projects/Wordmark.tsx'
import { NotificationBell } from './NotificationBell.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import styles from './shell.module.css'

interface Props {
  desktop: boolean
  onMenu: () => void
  onSearch: () => void
  onKeys: () => void
}

export function Header({ desktop, onMenu, onSearch, onKeys }: Props) {
  const name = useProductName()
  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme('light')
  const other = scheme === 'dark' ? 'light' : 'dark'
  return (
    <header className={styles.header}>
      {!desktop && (
        <ActionIcon variant="subtle" color="gray" c="var(--ink)" size={36} aria-label="Open projects" onClick={onMenu}>
          <IconMenu2 size={20} />
        </ActionIcon>
      )}
      <Link to="/panel" className={styles.logo} aria-label={`${name}, to your projects`}>
        <Wordmark name={name} />
      </Link>
      <button type="button" className={styles.search} onClick={onSearch}>
        <IconSearch size={16} aria-hidden />
        <span>Search or jump to…</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      <div className={styles.tools}>
        <NotificationBell />
        <Tooltip label={`Switch to ${other} colours`}>
          <ActionIcon
            variant="subtle"
            color="gray"
            c="var(--ink)"
            size={36}
            aria-label={`Switch to ${other} colours`}
            onClick={() => setColorScheme(other)}
          >
            {scheme === 'dark' ? <IconSun size={19} stroke={1.7} /> : <IconMoon size={19} stroke={1.7} />}
          </ActionIcon>
        </Tooltip>
        <ProfileMenu onKeys={onKeys} />
      </div>
    </header>
  )
}
