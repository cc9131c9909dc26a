// Creates a draft from a job, or opens the project it already became.
import { projectTypeToWire } from '@fairlead/contract/codes'
import type { ImportAtsJob } from '@fairlead/contract/v2/ats/jobs/import'
import type { ProjectType } from '@fairlead/domain/project/project'
import type { SetupFlow } from '@fairlead/domain/project/setup-flow'
import { useNavigate } from '@tanstack/react-router'
import { invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import type { AtsJob } from './use-ats-jobs.ts'
import { text as projectAtsText } from '../../i18n/project-ats.ts'

export interface ImportAs {
  type: ProjectType
  flow?: SetupFlow
}

export function useImport({ type, flow }: ImportAs) {
  const navigate = useNavigate()
  const importing = useSubmit({
    send: (job: AtsJob) =>
      send<ImportAtsJob>('POST', 'v2/ats/jobs/import', {
        job_id: job.id,
        type: projectTypeToWire(type),
        ...(flow ? { setup_flow: flow } : {}),
      }),
    success: ({ is_new: isNew }, job) => projectAtsText.imported(job.name, isNew),
    onSuccess: async ({ project_id: project, is_new: isNew }) => {
      invalidate('v1/projects', 'v2/ats', 'v2/ats/jobs')
      if (isNew) await navigate({ to: `/projects/v2/draft/${project}` })
      else await navigate({ to: '/panel', search: { project } })
    },
    failure: projectAtsText.importFailed,
    failureIn: 'toast',
    fields: [],
  })
  return { busy: importing.running?.[0].id ?? null, take: (job: AtsJob) => void importing.run(job) }
}
