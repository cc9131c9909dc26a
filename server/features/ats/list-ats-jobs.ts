// The linked system's open jobs, page by page, with the projects they were imported into; none when nothing is linked.
import type { Ats, AtsJob } from '@fairlead/domain/ports/ats'
import { mayRead } from '@fairlead/domain/project/project'
import { must } from '@fairlead/domain/shared/records'
import type { ActorContext } from '../../platform/context.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { rostersOf } from './ats-views.ts'
import { findAtsLink } from './ats-link-store.ts'
import { accountTokenOf, awaitAts } from './link-ats.ts'

export type ListedJob = AtsJob & { projectId: string | null }

export async function listAtsJobs(
  ctx: ActorContext,
  ats: Ats,
  secrets: Secrets,
  cursor: string | null,
): Promise<{ jobs: ListedJob[]; next: string | null }> {
  const link = await ctx.transaction(findAtsLink)
  if (!link) return { jobs: [], next: null }
  const token = accountTokenOf(ctx, secrets, link)
  const { jobs, next } = await awaitAts(ctx, link, ats.openJobs(token, cursor))
  const projects = await ctx.transaction(async (tx) => {
    if (jobs.length === 0) return new Map<string, string>()
    const rows = await tx
      .selectFrom('ats_job')
      .select(['job_id', 'project_id'])
      .where('link_id', '=', link.id)
      .where(
        'job_id',
        'in',
        jobs.map(({ id }) => id),
      )
      .execute()
    const rosters = await rostersOf(
      tx,
      rows.map((row) => row.project_id),
    )
    return new Map(rows.filter((row) => mayRead(must(rosters.get(row.project_id)), ctx.actor)).map((row) => [row.job_id, row.project_id]))
  })
  return { jobs: jobs.map((job) => ({ ...job, projectId: projects.get(job.id) ?? null })), next }
}
