// Makes a draft of a job, or opens the project it has become already.
import type { ImportAtsJob } from '@fairlead/contract/v2/ats/jobs/import'
import type { SetupFlow } from '@fairlead/domain/project/setup-flow'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import type { AtsJob } from './use-ats-jobs.ts'
import * as projectAtsText from '../../i18n/en/project-ats.ts'

export interface ImportAs {
  type: '1' | '2' | '3'
  flow?: SetupFlow
}

export function useImport({ type, flow }: ImportAs) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState<string | null>(null)
  async function take(job: AtsJob) {
    if (busy) return
    setBusy(job.id)
    try {
      const { project_id, is_new } = await send<ImportAtsJob>('POST', 'v2/ats/jobs/import', {
        job_id: job.id,
        type,
        ...(flow ? { setup_flow: flow } : {}),
      })
      invalidate('v1/projects', 'v2/ats', 'v2/ats/jobs')
      showToast(projectAtsText.imported(job.name, is_new))
      if (is_new) await navigate({ to: `/projects/v2/draft/${project_id}` })
      else await navigate({ to: '/panel', search: { project: project_id } })
    } catch (error) {
      showToast(sentenceOf(error, projectAtsText.importFailed), { tone: 'bad' })
    }
    setBusy(null)
  }
  return { busy, take: (job: AtsJob) => void take(job) }
}
