// A draft in the flow it was begun in, and the settings of a live project in theirs.
import { flowOfDraft, stepOfTab, stepsOf } from '@fairlead/domain/project/setup-flows'
import { flowOfSettings } from '@fairlead/domain/project/setup-flow'
import { useParams, useSearch } from '@tanstack/react-router'
import { ProjectWizard } from './ProjectWizard.tsx'

const useProjectId = () => (useParams({ strict: false }) as { projectId: string }).projectId
const byTitle = (_flow: unknown, title: string) => ({ step: title })

export function DraftScreen() {
  const projectId = useProjectId()
  const { step } = useSearch({ strict: false }) as { step?: string }
  return (
    <ProjectWizard
      key={projectId}
      projectId={projectId}
      flowOf={({ setup_flow, type }) => flowOfDraft({ setupFlow: setup_flow, type })}
      wanted={() => step}
      searchOf={byTitle}
    />
  )
}

export function SettingsScreen() {
  const projectId = useProjectId()
  const { step } = useSearch({ strict: false }) as { step?: string }
  return (
    <ProjectWizard
      key={projectId}
      projectId={projectId}
      flowOf={({ type }) => flowOfSettings(type)}
      wanted={() => step}
      searchOf={byTitle}
    />
  )
}

/** The older settings, whose sections have numbers: /projects/edit/{id}?tab=7. */
export function EditScreen() {
  const projectId = useProjectId()
  const { tab } = useSearch({ strict: false }) as { tab?: unknown }
  return (
    <ProjectWizard
      key={projectId}
      projectId={projectId}
      flowOf={() => 'legacy_settings'}
      wanted={(flow) => stepOfTab(flow, tab).title}
      searchOf={(flow, title) => ({ tab: stepsOf(flow).findIndex((one) => one.title === title) + 1 })}
    />
  )
}
