import { Select, Title } from '@mantine/core'
import { mayDecide } from '@fairlead/domain/project/project'
import type { ReactNode } from 'react'
import { failureOf } from '../../api/failure.ts'
import { text as analyticsFairnessText } from '../../i18n/analytics-fairness.ts'
import { text as analyticsText } from '../../i18n/analytics.ts'
import { useProjects } from '../../project/use-projects.ts'
import { actorOf, factsOf } from '../../project/wire.ts'
import { useUser } from '../../session/use-user.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { AnalyticsTabs } from './AnalyticsTabs.tsx'
import { CreateProject } from './CreateProject.tsx'
import { useAnalyticsSearch } from './analytics-search.ts'

interface Props {
  title: string
  icon: ReactNode
  /** Without a project in which the user decides. */
  empty: { title: string; text: string }
  children: (projectId: string) => ReactNode
}

/** A page about one of the projects in which the user decides. */
export function ProjectPage({ title, icon, empty, children }: Props) {
  const [search, onChange] = useAnalyticsSearch()
  const projects = useProjects()
  const user = useUser()
  const ownProjects = user.data && projects.data?.filter((project) => mayDecide(factsOf(project), actorOf(user.data)))
  const projectId = search.projects[0] ?? ownProjects?.[0]?.project_id ?? null
  const error = projects.error ?? user.error
  return (
    <div className="screen">
      <header className="flex wrap split baseline gap-20 tight">
        <Title order={1}>{title}</Title>
      </header>
      <AnalyticsTabs search={search} />
      {ownProjects && ownProjects.length > 0 && (
        <div className="flex wrap bottom gap-12 below-16" data-no-print>
          <Select
            label={analyticsText.project}
            data={ownProjects.map(({ project_id, name }) => ({ value: project_id, label: name || analyticsFairnessText.untitledProject }))}
            value={projectId}
            allowDeselect={false}
            searchable
            nothingFoundMessage={analyticsFairnessText.noSuchProject}
            onChange={(id) => id && onChange({ projects: [id] })}
            style={{ flex: '1 1 240px', maxWidth: 460 }}
          />
        </div>
      )}
      {projectId !== null ? (
        children(projectId)
      ) : error && !ownProjects ? (
        <ErrorState
          text={failureOf(error)?.message ?? analyticsText.projectsLoadFailed}
          onRetry={() => void Promise.all([projects.refetch(), user.refetch()])}
        />
      ) : ownProjects ? (
        <EmptyState icon={icon} title={empty.title} text={empty.text} action={<CreateProject />} />
      ) : (
        <LoadingRows rows={7} />
      )}
    </div>
  )
}
