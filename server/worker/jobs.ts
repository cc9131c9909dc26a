// Every background job: its queue and the use case it runs.
import type { Vocabulary } from '@fairlead/matching/vocabulary'
import { syncAts, type AtsParts } from '../features/ats/sync-ats.ts'
import { giveUpSearch } from '../features/projects/finish-search.ts'
import { runSearch } from '../features/sourcing/run-search.ts'
import { systemContext } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'

export const jobNames = ['search', 'ats'] as const
export type JobName = (typeof jobNames)[number]

/** A failed search is closed with a sentence, so that its project can be searched again. */
const searchFailed = 'The search failed because of a problem on our side. Start it again.'

export async function workOnJobs(
  jobs: Jobs,
  database: Database,
  parts: { vocabulary(): Vocabulary; ats: AtsParts },
  log: Log,
): Promise<void> {
  const onFailure = (job: JobName) => (error: unknown) => log.error({ err: error, job }, 'a background job failed')
  await jobs.work('search', {
    handle: (data: { workspaceId: string; projectId: string }) =>
      runSearch(systemContext(database, data.workspaceId), parts.vocabulary(), data.projectId),
    onFailure: onFailure('search'),
    giveUp: (data: { workspaceId: string; projectId: string }) =>
      giveUpSearch(systemContext(database, data.workspaceId), data.projectId, searchFailed),
  })
  await jobs.work('ats', {
    handle: (data: { workspaceId: string }) => syncAts(systemContext(database, data.workspaceId), parts.ats),
    onFailure: onFailure('ats'),
    // the watch of these links asks again by itself
    giveUp: () => Promise.resolve(),
  })
}
