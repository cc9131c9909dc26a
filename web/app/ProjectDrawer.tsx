// The projects in their sections, with what waits in each.
import { Button, Skeleton, Tooltip } from '@mantine/core'
import type { WireProject } from '@fairlead/contract/shapes/project'
import { sectionTitle, type Section } from '@fairlead/domain/project/project-list'
import { IconChevronRight, IconPlus, IconUsers } from '@tabler/icons-react'
import { Link, useLocation, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { navCount } from '../features/projects/nav-count.ts'
import { groupProjects, sectionOfProject, type CompanyGroup } from '../features/projects/project-list.ts'
import { useProjects, useUser } from '../features/projects/use-projects.ts'
import styles from './shell.module.css'

export function ProjectDrawer({ withCreate }: { withCreate: boolean }) {
  const projects = useProjects().data
  const groups = useMemo(() => (projects ? groupProjects(projects) : null), [projects])
  const { project } = useSearch({ strict: false }) as { project?: string }
  const { projectId } = useParams({ strict: false }) as { projectId?: string }
  const selected = project ?? projectId
  const home = projects?.find((one) => one.project_id === selected)
  const homeSection = home && sectionOfProject(home)
  const [toggled, setToggled] = useState<Partial<Record<Section, boolean>>>({})

  return (
    <nav className={styles.nav} aria-label="Projects">
      {withCreate && (
        <Button component={Link} to="/autopilot-projects/self-serve/new" leftSection={<IconPlus size={16} />} fullWidth mb="sm">
          Create project
        </Button>
      )}
      {!groups && <Skeleton h={160} radius={8} />}
      {groups?.map(({ section, count, companies }) => {
        const shown = count > 0 && (toggled[section] ?? (section === 'active' || section === homeSection))
        return (
          <section key={section} className={styles.section}>
            <h2>
              <button
                type="button"
                aria-expanded={shown}
                disabled={count === 0}
                onClick={() => setToggled({ ...toggled, [section]: !shown })}
              >
                <IconChevronRight size={14} aria-hidden />
                {sectionTitle(section, count)}
              </button>
            </h2>
            {shown &&
              companies.map((group) => <Company key={group.company} group={group} alone={companies.length === 1} selected={selected} />)}
          </section>
        )
      })}
      <Link to="/talent" className={styles.pool} activeProps={{ 'data-current': true }}>
        <IconUsers size={16} aria-hidden /> Talent pool
      </Link>
    </nav>
  )
}

function Company({ group, alone, selected }: { group: CompanyGroup; alone: boolean; selected: string | undefined }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      {!alone && (
        <h3>
          <button type="button" className={styles.company} aria-expanded={open} onClick={() => setOpen(!open)}>
            {group.company || 'No company'} ({group.projects.length})
          </button>
        </h3>
      )}
      {(alone || open) && (
        <ul>
          {group.projects.map((project) => (
            <ProjectLink key={project.project_id} project={project} current={project.project_id === selected} />
          ))}
        </ul>
      )}
    </>
  )
}

function ProjectLink({ project, current }: { project: WireProject; current: boolean }) {
  const user = useUser().data
  const { hash } = useLocation()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (current && !hash.includes('no-scroll')) link.current?.scrollIntoView({ block: 'nearest' })
  }, [current, hash])
  const count = navCount(project, user?.is_super_admin ?? false)
  const draft = project.status === '3' && !project.is_archived
  const name = project.project_name || 'Untitled project'
  return (
    <li>
      <Tooltip label={name} disabled={name.length <= 28} position="right">
        <Link
          ref={link}
          to={draft ? `/projects/v2/draft/${project.project_id}` : '/panel'}
          search={(draft ? {} : { project: project.project_id }) as never}
          className={styles.project}
          aria-current={current ? 'page' : undefined}
        >
          <span>{name}</span>
          {count > 0 && !draft && <span className={styles.badge}>{count}</span>}
        </Link>
      </Tooltip>
    </li>
  )
}
