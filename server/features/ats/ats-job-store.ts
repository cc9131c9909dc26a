// The only writer of a project's job in the applicant tracking system, and of the stage mapping.
import type { StageMapping } from '@fairlead/domain/project/ats-stages'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'

export interface ProjectJob {
  projectId: string
  linkId: string
  integration: string
  jobId: string
  remoteId: string | null
  name: string
  isOn: boolean
  stages: StageMapping
  isImported: boolean
}

export async function findProjectJob(tx: Tx, projectId: string): Promise<ProjectJob | null> {
  const row = await tx.selectFrom('ats_job').selectAll().where('project_id', '=', projectId).executeTakeFirst()
  return row
    ? {
        projectId: row.project_id,
        linkId: row.link_id,
        integration: row.integration,
        jobId: row.job_id,
        remoteId: row.remote_id,
        name: row.name,
        isOn: row.is_on,
        stages: row.stages,
        isImported: row.is_imported,
      }
    : null
}

/** The project that already has a job; null when none has. */
export async function findProjectOfJob(tx: Tx, linkId: string, jobId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('ats_job')
    .select('project_id')
    .where('link_id', '=', linkId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return row?.project_id ?? null
}

export async function saveProjectJob(tx: Tx, ctx: WorkspaceContext, job: ProjectJob): Promise<void> {
  const values = {
    link_id: job.linkId,
    integration: job.integration,
    job_id: job.jobId,
    remote_id: job.remoteId,
    name: job.name,
    is_on: job.isOn,
    stages: JSON.stringify(job.stages),
    is_imported: job.isImported,
  }
  await tx
    .insertInto('ats_job')
    .values({ project_id: job.projectId, workspace_id: ctx.workspaceId, created_at: ctx.now(), ...values })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(values))
    .execute()
}
