// A draft in its original flow, and a live project's settings in theirs.
import type { GetProjectSettings } from '@fairlead/contract/v1/projects/settings'
import { projectTypeFromWire, statusFromWire } from '@fairlead/contract/codes'
import { flowOfDraft, stepOfTab, stepsOf } from '@fairlead/domain/project/setup-flows'
import { flowOfSettings } from '@fairlead/domain/project/setup-flow'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { queryFor } from '../../api/cache.ts'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { ProjectWizard } from './ProjectWizard.tsx'
import { ContinueForm } from './start/StartForm.tsx'

const useProjectId = () => useParams({ strict: false }).projectId ?? ''
/** Steps with their title in the URL. */
function WizardByTitle({ flowOf }: Pick<React.ComponentProps<typeof ProjectWizard>, 'flowOf'>) {
  const projectId = useProjectId()
  const { step } = useSearch({ strict: false })
  return (
    <ProjectWizard key={projectId} projectId={projectId} flowOf={flowOf} wanted={() => step} searchOf={(_, title) => ({ step: title })} />
  )
}

export function DraftScreen() {
  const { step } = useSearch({ strict: false })
  const wizard = (
    <WizardByTitle flowOf={({ setup_flow, type }) => flowOfDraft({ setupFlow: setup_flow, type: projectTypeFromWire(type) })} />
  )
  // all other settings have their step's title in the URL
  return step === undefined || step === 'paste' || step === 'check' ? <FirstSteps otherwise={wizard} /> : wizard
}

/** A draft begun by its job description continues there; any other in its own steps. */
function FirstSteps({ otherwise }: { otherwise: ReactNode }) {
  const projectId = useProjectId()
  const { data, isPending } = useQuery(queryFor<GetProjectSettings>('v1/projects/settings', { project_id: projectId }))
  if (isPending) return <LoadingRows rows={8} />
  if (data?.setup_flow !== 'guided' || statusFromWire(data.status) !== 'draft') return otherwise
  return <ContinueForm key={projectId} projectId={projectId} />
}

export function SettingsScreen() {
  return <WizardByTitle flowOf={({ type }) => flowOfSettings(projectTypeFromWire(type))} />
}

/** The older settings page with numbered sections: /projects/edit/{id}?tab=7. */
export function EditScreen() {
  const projectId = useProjectId()
  const { tab } = useSearch({ strict: false })
  return (
    <ProjectWizard
      key={projectId}
      projectId={projectId}
      flowOf={() => 'legacy_settings'}
      wanted={(flow) => stepOfTab(flow, tab).title}
      searchOf={(flow, title) => ({ tab: stepsOf(flow).findIndex((step) => step.title === title) + 1 })}
    />
  )
}
