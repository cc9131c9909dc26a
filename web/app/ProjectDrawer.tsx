// The left drawer: the product's mark, a new project, and the projects; as a drop-down only the projects.
import { Button } from '@mantine/core'
import { IconChartBar, IconChecklist, IconHome, IconInbox, IconPlus, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Brand } from './Brand.tsx'
import { ProjectList } from './ProjectList.tsx'
import { useCreatePath } from '../session/use-user.ts'
import styles from './drawer.module.css'
import { text as appText } from '../i18n/app.ts'

export function ProjectDrawer({ mode = 'drawer' }: { mode?: 'drawer' | 'dropdown' }) {
  const create = useCreatePath()
  if (mode === 'dropdown')
    return (
      <nav className={styles.nav} aria-label={appText.chooseProject}>
        <ProjectList />
      </nav>
    )
  return (
    <nav className={styles.nav} aria-label={appText.projects}>
      <div className={styles.top}>
        <Brand />
      </div>
      <Button component={Link} to={create} leftSection={<IconPlus size={16} />} fullWidth mb="sm">
        {appText.createProject}
      </Button>
      <Link to="/home" className="below-8 item" activeProps={{ 'data-current': true }}>
        <IconHome size={16} aria-hidden /> {appText.home}
      </Link>
      <ProjectList />
      <Link to="/talent" className={`item ${styles.last}`} activeProps={{ 'data-current': true }}>
        <IconUsers size={16} aria-hidden /> {appText.talentPool}
      </Link>
      <Link to="/inbox" className="item" activeProps={{ 'data-current': true }}>
        <IconInbox size={16} aria-hidden /> {appText.inbox}
      </Link>
      <Link to="/tasks" className="item" activeProps={{ 'data-current': true }}>
        <IconChecklist size={16} aria-hidden /> {appText.tasks}
      </Link>
      <Link to="/analytics" className="item" activeProps={{ 'data-current': true }}>
        <IconChartBar size={16} aria-hidden /> {appText.analytics}
      </Link>
    </nav>
  )
}
