// Every background job: its queue and the use case it runs.
import type { SwapTools } from '@fairlead/matching/fairness/swaps'
import { loadTitleForms } from '@fairlead/matching/titles/model/load'
import type { TextEmbedder } from '@fairlead/domain/ports/text-embedder'
import { syncAts, type AtsParts } from '../features/ats/sync-ats.ts'
import { runUndo } from '../features/candidates/imports/undo-import.ts'
import { failImport, runImport } from '../features/candidates/imports/run-import.ts'
import { noteOf, ofSearch } from '../features/sourcing/searches/search-note.ts'
import { giveUpSearch } from '../features/projects/searches/finish-search.ts'
import { checkFairness, giveUpFairness } from '../features/sourcing/models/check-fairness.ts'
import { giveUpTrial, runTrial } from '../features/sourcing/models/try-model.ts'
import { removeFictional } from '../features/talent/leave-demo.ts'
import type { SearchTools } from '../features/sourcing/index/people-index.ts'
import { runSearch } from '../features/sourcing/searches/run-search.ts'
import { keysOf } from '@fairlead/domain/shared/records'
import { readNames } from '../platform/reference.ts'
import { systemContext } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import { text as texts } from './texts/texts.ts'

export const jobs = {
  search: { what: 'searches for a project’s next batch', otherwise: 'the search is closed with a sentence, and can be repeated' },
  ats: { what: 'syncs a workspace with its applicant tracking system', otherwise: 'the clock queues it again' },
  import: { what: 'imports people, some seconds at a time', otherwise: 'the import is stopped with a sentence, and keeps what it did' },
  leave_demo: { what: 'removes fictional people from a workspace that left the demo', otherwise: 'an admin leaves the demo again' },
  fairness: { what: 'compares a project’s order for swapped names and titles', otherwise: 'the check ends as failed' },
  model_trial: { what: 'tries a model on a project’s decisions', otherwise: 'the trial ends as failed' },
} as const
export type JobName = keyof typeof jobs
export const jobNames = keysOf(jobs)

/** A failed search is closed with a sentence, so that its project can be searched again. */

const importFailed = (): string => texts.importStopped
/** After this time a long import lets others go first. */
const importTurnMs = 10_000

export async function workOnJobs(
  queue: Jobs,
  database: Database,
  parts: { search: SearchTools; ats: AtsParts; embedder: TextEmbedder | null },
  log: Log,
): Promise<void> {
  const onFailure = (job: JobName) => (error: unknown) => log.error({ err: error, job }, 'a background job failed')
  await queue.work('search', {
    handle: (data: { workspaceId: string; projectId: string }) =>
      runSearch(systemContext(database, data.workspaceId), parts.search, data.projectId, parts.embedder),
    onFailure: onFailure('search'),
    giveUp: (data: { workspaceId: string; projectId: string }) =>
      giveUpSearch(systemContext(database, data.workspaceId), data.projectId, noteOf(ofSearch(['searchFailed']))),
  })
  await queue.work('ats', {
    handle: (data: { workspaceId: string }) => syncAts(systemContext(database, data.workspaceId), parts.ats),
    onFailure: onFailure('ats'),
    // the watch over these links retries by itself
    giveUp: () => Promise.resolve(),
  })
  await queue.work('leave_demo', {
    handle: (data: { workspaceId: string }) => removeFictional(systemContext(database, data.workspaceId)),
    onFailure: onFailure('leave_demo'),
    giveUp: () => Promise.resolve(),
  })
  await queue.work('model_trial', {
    handle: (data: { workspaceId: string; projectId: string }) =>
      runTrial(systemContext(database, data.workspaceId), parts.search, parts.embedder, data.projectId),
    onFailure: onFailure('model_trial'),
    giveUp: (data: { workspaceId: string; projectId: string }) => giveUpTrial(systemContext(database, data.workspaceId), data.projectId),
  })
  let swapTools: SwapTools | null = null
  await queue.work('fairness', {
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
  await queue.work('import', {
    handle: async (data: Import) => {
      const until = Date.now() + importTurnMs
      const ctx = systemContext(database, data.workspaceId)
      const isTimeUp = () => Date.now() > until
      const { vocabulary } = parts.search
      const isWaiting =
        (await runImport(ctx, vocabulary, data.importId, isTimeUp)) || (await runUndo(ctx, vocabulary, data.importId, isTimeUp))
      if (isWaiting) await queue.enqueue('import', data, data.importId)
    },
    onFailure: onFailure('import'),
    giveUp: (data: Import) => failImport(systemContext(database, data.workspaceId), data.importId, importFailed()),
  })
}
