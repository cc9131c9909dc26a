// Every background job: its queue and the use case it runs.
import type { SwapTools } from '@fairlead/matching/fairness/swaps'
import { loadTitleForms } from '@fairlead/matching/titles/model/load'
import type { TextEmbedder } from '@fairlead/domain/ports/text-embedder'
import { syncAts, type AtsParts } from '../features/ats/sync-ats.ts'
import { failImport, runImport } from '../features/candidates/run-import.ts'
import { giveUpSearch } from '../features/projects/finish-search.ts'
import { checkFairness, giveUpFairness } from '../features/sourcing/check-fairness.ts'
import { giveUpTrial, runTrial } from '../features/sourcing/try-model.ts'
import type { SearchTools } from '../features/sourcing/people-index.ts'
import { runSearch } from '../features/sourcing/run-search.ts'
import { readNames } from '../platform/reference.ts'
import { systemContext } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import * as texts from './texts/en.ts'

export const jobNames = ['search', 'ats', 'import', 'fairness', 'model_trial'] as const
export type JobName = (typeof jobNames)[number]

/** A failed search is closed with a sentence, so that its project can be searched again. */
const searchFailed = texts.searchFailed

const importFailed = texts.importStopped
/** After this time a long import lets others go first. */
const importTurnMs = 10_000

export async function workOnJobs(
  jobs: Jobs,
  database: Database,
  parts: { search: SearchTools; ats: AtsParts; embedder: TextEmbedder | null },
  log: Log,
): Promise<void> {
  const onFailure = (job: JobName) => (error: unknown) => log.error({ err: error, job }, 'a background job failed')
  await jobs.work('search', {
    handle: (data: { workspaceId: string; projectId: string }) =>
      runSearch(systemContext(database, data.workspaceId), parts.search, data.projectId, parts.embedder),
    onFailure: onFailure('search'),
    giveUp: (data: { workspaceId: string; projectId: string }) =>
      giveUpSearch(systemContext(database, data.workspaceId), data.projectId, searchFailed),
  })
  await jobs.work('ats', {
    handle: (data: { workspaceId: string }) => syncAts(systemContext(database, data.workspaceId), parts.ats),
    onFailure: onFailure('ats'),
    // the watch over these links retries by itself
    giveUp: () => Promise.resolve(),
  })
  await jobs.work('model_trial', {
    handle: (data: { workspaceId: string; projectId: string }) =>
      runTrial(systemContext(database, data.workspaceId), parts.search, parts.embedder, data.projectId),
    onFailure: onFailure('model_trial'),
    giveUp: (data: { workspaceId: string; projectId: string }) => giveUpTrial(systemContext(database, data.workspaceId), data.projectId),
  })
  let swapTools: SwapTools | null = null
  await jobs.work('fairness', {
    handle: (data: { workspaceId: string; projectId: string }) =>
      checkFairness(
        systemContext(database, data.workspaceId),
        parts.search.vocabulary,
        (swapTools ??= { names: readNames(), forms: loadTitleForms() }),
        data.projectId,
      ),
    onFailure: onFailure('fairness'),
    giveUp: (data: { workspaceId: string; projectId: string }) => giveUpFairness(systemContext(database, data.workspaceId), data.projectId),
  })
  type Import = { workspaceId: string; importId: string }
  await jobs.work('import', {
    handle: async (data: Import) => {
      const until = Date.now() + importTurnMs
      const ctx = systemContext(database, data.workspaceId)
      const isWaiting = await runImport(ctx, parts.search.vocabulary, data.importId, () => Date.now() > until)
      if (isWaiting) await jobs.enqueue('import', data, data.importId)
    },
    onFailure: onFailure('import'),
    giveUp: (data: Import) => failImport(systemContext(database, data.workspaceId), data.importId, importFailed),
  })
}
