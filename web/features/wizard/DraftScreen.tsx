// A draft in its original flow, and a live project's settings in theirs.
import { projectTypeFromWire } from '@fairlead/contract/codes'
import { flowOfDraft, stepOfTab, stepsOf } from '@fairlead/domain/project/setup-flows'
import { flowOfSettings } from '@fairlead/domain/project/setup-flow'
import { useParams, useSearch } from '@tanstack/react-router'
import { ProjectWizard } from './ProjectWizard.tsx'

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
  return <WizardByTitle flowOf={({ setup_flow, type }) => flowOfDraft({ setupFlow: setup_flow, type: projectTypeFromWire(type) })} />
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
