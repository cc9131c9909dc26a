// Where the drawer is hidden: the selected project in the header, with the list of projects as a drop-down.
import { Popover, UnstyledButton } from '@mantine/core'
import { limits } from '@fairlead/domain/shared/limits'
import { shortened } from '@fairlead/domain/shared/formats'
import { IconChevronDown } from '@tabler/icons-react'
import { useLocation, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useProjects } from '../project/use-projects.ts'
import { ProjectDrawer } from './ProjectDrawer.tsx'
import styles from './shell.module.css'
import { text as appText } from '../i18n/app.ts'

export function ProjectSwitch() {
  const { searchStr, pathname } = useLocation()
  const currentUrl = pathname + searchStr
  const [openAt, setOpenAt] = useState<string | null>(null)
  const { project: inQuery } = useSearch({ strict: false })
  const { projectId } = useParams({ strict: false })
  const chosen = useProjects().data?.find((entry) => entry.project_id === (inQuery ?? projectId))
  const name = chosen ? chosen.project_name || appText.untitledProject : null
  const opened = openAt === currentUrl
  useEffect(() => {
    if (!opened) return
    const behind = document.getElementById('main')
    behind?.setAttribute('inert', '')
    return () => behind?.removeAttribute('inert')
  }, [opened])
  return (
    <Popover
      opened={opened}
      onChange={(open) => setOpenAt(open ? currentUrl : null)}
      width={300}
      position="bottom-start"
      withOverlay
      overlayProps={{ backgroundOpacity: 0.15, zIndex: 299 }}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton className={styles.switch} title={name ?? undefined} onClick={() => setOpenAt(opened ? null : currentUrl)}>
          <span className="clip">{name ? shortened(name, limits.chosenProjectNameLength) : appText.projects}</span>
          <span className="said">{appText.chooseProjectSuffix}</span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={8} maw="calc(100vw - 16px)" aria-label={appText.projects}>
        <div className="scroll-tall">
          <ProjectDrawer mode="dropdown" />
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
