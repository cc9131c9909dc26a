import { projectTypeFromWire } from '@fairlead/contract/codes'
import type { WireBoardProject } from '@fairlead/contract/shapes/operations'
import { healthLabel, healthStatuses } from '@fairlead/domain/operations/health'
import { projectKinds } from '@fairlead/domain/project/project'
import { IconNote } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { When } from '../../ui/When.tsx'
import { HealthDot } from '../../project/HealthDot.tsx'
import { readBoardSearch } from '../../project/staff/use-operations.ts'
import styles from '../../project/staff/operations.module.css'
import { text as operationsText } from '../../i18n/operations.ts'

const groupOf = (project: WireBoardProject) => healthStatuses.find(({ key }) => key === project.operations_status)?.group ?? ''

export function BoardList({ projects, grouped }: { projects: WireBoardProject[]; grouped: boolean }) {
  const list = useRef<HTMLDivElement>(null)
  const step = (by: 1 | -1) => () => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a[data-project]') ?? [])]
    const index = links.findIndex((link) => link === document.activeElement)
    links[index < 0 ? 0 : Math.min(links.length - 1, Math.max(0, index + by))]?.focus()
  }
  useShortcuts({ j: step(1), k: step(-1) })
  const groups = grouped ? [...Map.groupBy(projects, groupOf)] : [['', projects] as const]
  return (
    <div ref={list}>
      {groups.map(([group, some]) => (
        <section key={group} aria-label={group || operationsText.projects}>
          {group && <h2 className="soft text-13 bold above-16 below-4">{group}</h2>}
          <ul className="card lined cut">
            {some.map((project) => (
              <Row key={project.project_id} project={project} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Row({ project }: { project: WireBoardProject }) {
  const { operations_status: status, operations_status_by: byHand } = project
  return (
    <li className={styles.row}>
      <span className="flex medium baseline">
        <HealthDot status={status} />
        <span>{healthLabel(status)}</span>
      </span>
      <span className="stack gap-2">
        <Link
          to="/operations"
          search={(before: Record<string, unknown>) => ({ ...readBoardSearch(before), project: project.project_id })}
          resetScroll={false}
          data-project
          className="ink strong anywhere bare whole"
        >
          {project.project_name || operationsText.untitledProject}
        </Link>
        <span className="soft text-13 anywhere">
          {[...new Set([project.hiring_company, project.workspace_name])].filter(Boolean).join(' · ')} ·{' '}
          {projectKinds[projectTypeFromWire(project.type)]}
        </span>
      </span>
      <span className="anywhere">
        {byHand ? operationsText.manualHealth(healthLabel(project.rules_status), project.rules_why) : project.rules_why}
        {project.rules_also.map((also) => (
          <span key={also.operations_status} className="pill warn" title={also.why}>
            {healthLabel(also.operations_status)}
          </span>
        ))}
      </span>
      <span className="stack gap-2">
        <Link
          to="/operations"
          search={{ owner: project.owner_email }}
          className={styles.owner}
          title={operationsText.onlyProjectsOf(project.owner_email)}
        >
          {project.owner_name || project.owner_email}
        </Link>
        <span className="soft text-13 anywhere">
          <When date={project.since} />
          {project.notes_count > 0 && (
            <span className="inline gap-4" title={operationsText.staffNotes(project.notes_count)}>
              <IconNote size={14} aria-hidden /> {project.notes_count}
            </span>
          )}
        </span>
      </span>
    </li>
  )
}
