import { readAtsSync, saveAtsSync, type ReadAtsSync } from '@fairlead/contract/v2/ats/sync'
import { changeSync, readSync, type SyncView } from '../../../features/ats/change-sync.ts'
import { endpoint } from '../../endpoint.ts'

export const getAtsSync = endpoint(readAtsSync, async (ctx, { input, services }) =>
  toWire(await readSync(ctx, services.outside.ats, services.secrets, input.project_id)),
)

export const putAtsSync = endpoint(saveAtsSync, async (ctx, { input, services }) => {
  const change = { projectId: input.project_id, jobId: input.job_id, isOn: input.is_on, stages: input.stages }
  return toWire(await changeSync(ctx, services.outside.ats, services.secrets, change))
})

function toWire({ integration, status, job, isFormer, rows, stages }: SyncView): ReadAtsSync['answer'] {
  return {
    integration,
    status,
    job: job && { id: job.jobId, remote_id: job.remoteId, name: job.name, is_imported: job.isImported },
    is_former: isFormer,
    is_on: job?.isOn ?? false,
    rows: rows.map(({ stage, label, to, proposed, isGone }) => ({ stage, label, to, proposed, is_gone: isGone })),
    stages,
  }
}
