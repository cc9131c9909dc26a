// Every background job: its queue and the use case it runs.
import type { Vocabulary } from '@fairlead/matching/vocabulary'
import { syncAts, type AtsParts } from '../features/ats/sync-ats.ts'
import { runSearch } from '../features/sourcing/run-search.ts'
import { systemContext } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'

export const jobNames = ['search', 'ats'] as const
export type JobName = (typeof jobNames)[number]

export async function workOnJobs(jobs: Jobs, database: Database, parts: { vocabulary(): Vocabulary; ats: AtsParts }): Promise<void> {
  await jobs.work('search', (data: { workspaceId: string; projectId: string }) =>
    runSearch(systemContext(database, data.workspaceId), parts.vocabulary(), data.projectId),
  )
  await jobs.work('ats', (data: { workspaceId: string }) => syncAts(systemContext(database, data.workspaceId), parts.ats))
}
