// The projects in their sections, by company, with their counts.
import { Button, Skeleton, Text } from '@mantine/core'
import { listedIn, sectionTitle, type Section } from '@fairlead/domain/project/project-list'
import type { WireProject } from '@fairlead/contract/shapes/project'
import { isWaiting } from '@fairlead/domain/project/waiting'
import { messages } from '@fairlead/domain/shared/messages'
import { IconChevronRight } from '@tabler/icons-react'
import { useNavigate, useParams, useRouterState } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { groupProjects, type CompanyGroup } from '../project/project-list.ts'
import { useProjects } from '../project/use-projects.ts'
import { useSameNamed } from '../project/use-same-named.ts'
import { useIsV2, useUser } from '../session/use-user.ts'
import { listedOf, waitingOf } from '../project/wire.ts'
import { beforeNextFrame } from '../ui/next-frame.ts'
import { useDesktop } from '../ui/use-screen.ts'
import { ProjectLink } from './ProjectLink.tsx'
import { usePathname, useQueryText } from './use-address.ts'
import { text as appText } from '../i18n/app.ts'

export function ProjectList() {
  const query = useProjects()
  const projects = query.data
  const isV2 = useIsV2()
  const desktop = useDesktop()
  const pathname = usePathname()
  const groups = useMemo(() => (projects ? groupProjects(projects, isV2) : null), [projects, isV2])
  const project = useQueryText('project')
  const { projectId } = useParams({ strict: false })
  const selected = project ?? projectId
  const home = projects?.find((entry) => entry.project_id === selected)
  const homeSection = home && listedIn(listedOf(home), isV2)
  const [toggled, setToggled] = useState<Partial<Record<Section, boolean>>>({})
  // the section of the selected project opens automatically, even if the user closed it before
  const [chosen, setChosen] = useState(selected)
  if (chosen !== selected) {
    setChosen(selected)
    if (homeSection) setToggled({ ...toggled, [homeSection]: true })
  }
  const user = useUser().data
  const isPinned = (entry: WireProject) => isWaiting(waitingOf(entry, user))
  const hints = useSameNamed()
  const list = useScrollTo(groups ? selected : undefined)

  // the panel shows it in the middle of the page
  if (query.isError && !projects && desktop && pathname === '/panel') return null
  if (query.isError && !projects)
    return (
      <div role="alert" className="stack start pad-8">
        <Text size="sm">{messages.projectsFailed}</Text>
        <Button size="compact-sm" variant="default" onClick={() => void query.refetch()}>
          {appText.tryAgain}
        </Button>
      </div>
    )
  if (!groups)
    return (
      <div className="stack gap-20 pad-8" aria-busy="true">
        {[70, 55, 80, 60, 45].map((width) => (
          <Skeleton key={width} h={12} w={`${width}%`} />
        ))}
      </div>
    )
  return (
    <div ref={list}>
      {groups.map(({ section, count, companies }) => {
        const isShown = count > 0 && (toggled[section] ?? (section === 'active' || section === homeSection))
        return (
          <section key={section}>
            <h2>
              <button
                type="button"
                className="item soft text-13 strong"
                aria-expanded={isShown}
                disabled={count === 0}
                onClick={() => setToggled({ ...toggled, [section]: !isShown })}
              >
                <IconChevronRight size={14} className="flip" data-aside aria-hidden />
                {sectionTitle(section, count)}
              </button>
            </h2>
            {companies.map((group) => (
              <Company
                key={group.company}
                group={group}
                alone={companies.length === 1}
                isShown={isShown}
                isPinned={isPinned}
                selected={selected}
                hints={hints}
              />
            ))}
          </section>
        )
      })}
    </div>
  )
}

interface CompanyProps {
  group: CompanyGroup
  alone: boolean
  /** The section is expanded. */
  isShown: boolean
  /** Projects that are shown in a collapsed section and in a collapsed company. */
  isPinned: (project: WireProject) => boolean
  selected: string | undefined
  hints: ReadonlyMap<string, string>
}

function Company({ group, alone, isShown, isPinned, selected, hints }: CompanyProps) {
  const [open, setOpen] = useState(true)
  const projects = isShown && (alone || open) ? group.projects : group.projects.filter(isPinned)
  return (
    <>
      {!alone && isShown && (
        <h3>
          <button type="button" className={`item text-13 strong`} aria-expanded={open} onClick={() => setOpen(!open)}>
            <IconChevronRight size={14} className="flip" data-aside aria-hidden />
            <span>
              {group.company || appText.noCompany} ({group.projects.length})
            </span>
          </button>
        </h3>
      )}
      {projects.length > 0 && (
        <ul className="below-8">
          {projects.map((project) => (
            <ProjectLink
              key={project.project_id}
              project={project}
              current={project.project_id === selected}
              hint={hints.get(project.project_id)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** Scrolls to the selected project; with no-scroll in the hash, removes that from the address instead. */
function useScrollTo(selected: string | undefined) {
  const list = useRef<HTMLDivElement>(null)
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const navigate = useNavigate()
  const stays = useRef<string | null>(null)
  useEffect(() => {
    if (!selected) return
    if (hash.includes('no-scroll')) {
      stays.current = selected
      void navigate({ to: '.', search: (before: object) => before, hash: '', replace: true, resetScroll: false })
    } else if (stays.current !== selected) {
      stays.current = null
      return beforeNextFrame(() => list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' }))
    }
  }, [selected, hash, navigate])
  return list
}
