// Below the heading of a project's first step: its job in the applicant tracking system; empty without one.
import { Link } from '@tanstack/react-router'
import { useAts } from '../../../project/ats/ats-link.ts'
import { text as wizardAtsText } from '../../../i18n/wizard-ats.ts'

export function AtsOrigin({ projectId }: { projectId: string }) {
  const project = useAts().data?.projects.find(({ project_id }) => project_id === projectId)
  if (!project) return null
  return (
    <p className="soft text-14 below-16">
      {[`${project.integration}: ${project.job_name}`, project.remote_id].filter(Boolean).join(' · ')} ·{' '}
      <Link to="/ats-settings" search={{ project: projectId }}>
        {wizardAtsText.stagesAndSync}
      </Link>
    </p>
  )
}
