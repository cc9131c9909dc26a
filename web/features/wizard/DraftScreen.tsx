// A draft in the wizard, and the settings of a live project in the same one.
import { useParams } from '@tanstack/react-router'
import { ProjectWizard } from './ProjectWizard.tsx'

export function DraftScreen() {
  const { projectId } = useParams({ strict: false }) as { projectId: string }
  return <ProjectWizard key={projectId} projectId={projectId} live={false} />
}

export function SettingsScreen() {
  const { projectId } = useParams({ strict: false }) as { projectId: string }
  return <ProjectWizard key={projectId} projectId={projectId} live />
}
