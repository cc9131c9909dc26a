// Scores a project's newest candidates again with one irrelevant trait swapped, and stores how many scores changed.
import { maxBatches, maxPeople, waitMinutes, type SwapResult } from '@fairlead/domain/project/fairness'
import { preferencesOf } from '@fairlead/domain/project/settings'
import { Refusal } from '@fairlead/domain/refusal'
import { compareSwaps, type ComparedPerson } from '@fairlead/matching/fairness/compare'
import { engineVersion } from '@fairlead/matching/fairness/engine-version'
import { titleModelChecksum } from '@fairlead/matching/titles/model/load'
import type { SwapTools } from '@fairlead/matching/fairness/swaps'
import { planSearch } from '@fairlead/matching/plan/plan'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { ActorContext, WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { accessProject, loadProject } from '../../projects/records/access-project.ts'
import {
  findNewestFairnessRun,
  findOpenFairnessRun,
  finishFairnessRun,
  insertFairnessRun,
  listFairnessRuns,
  startFairnessRun,
  type FairnessRun,
} from './fairness-store.ts'
import { readIdeals } from '../planning/read-ideals.ts'
import { readLessons } from '../lessons/read-lessons.ts'
import { readPool } from '../index/read-pool.ts'
import { text } from '../texts/texts.ts'

/** Runs shown on the page. */
const listed = 30
/** A run ends after this long, and reports how many it didn't reach. */
const longestMs = 60_000

export interface FairnessView {
  runs: FairnessRun[]
  /** Candidates found by a search; without any there is nothing to check. */
  found: number
}

export function readFairness(ctx: ActorContext, projectId: string): Promise<FairnessView> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'decide')
    return { runs: await listFairnessRuns(tx, project.id, listed), found: await countFound(tx, project.id) }
  })
}

/**
 * Queues a run; returns one that is already open.
 * @throws Refusal rate_limited shortly after the last run, invalid_input before the first batch
 */
export function requestFairnessRun(ctx: ActorContext, projectId: string): Promise<{ isNew: boolean }> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'decide', 'update')
    if (await findOpenFairnessRun(tx, project.id)) return { isNew: false }
    if ((await countFound(tx, project.id)) === 0) throw new Refusal('invalid_input', text.nothingToCheck)
    const newest = await findNewestFairnessRun(tx, project.id)
    const msLeft = newest ? newest.requestedAt.getTime() + waitMinutes * 60_000 - ctx.now().getTime() : 0
    if (msLeft > 0) {
      const minutes = Math.ceil(msLeft / 60_000)
      throw new Refusal('rate_limited', text.checkedRecently(waitMinutes, minutes))
    }
    return { isNew: await queueRun(tx, ctx, project, ctx.userId) }
  })
}

/** Queues the nightly run of an existing project; does nothing while one is open. */
export function queueNightlyRun(ctx: WorkspaceContext, projectId: string): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const project = await loadProject(tx, projectId, 'update')
    return project !== null && queueRun(tx, ctx, project, null)
  })
}

async function queueRun(
  tx: Tx,
  ctx: WorkspaceContext,
  project: { id: string; workspaceId: string },
  requestedBy: string | null,
): Promise<boolean> {
  const isNew = await insertFairnessRun(tx, project, requestedBy, ctx.now())
  if (isNew) await record(tx, ctx, { type: 'fairness.requested', projectId: project.id })
  return isNew
}

/** Runs what is queued for a project; safe to repeat after a crash. Does nothing when nothing is open. */
export async function checkFairness(
  ctx: WorkspaceContext,
  vocabulary: Vocabulary,
  tools: SwapTools,
  projectId: string,
  isOver: (startedAt: number) => boolean = (startedAt) => Date.now() - startedAt > longestMs,
): Promise<void> {
  const today = ctx.now().toISOString().slice(0, 7)
  const start = await ctx.transaction(async (tx) => {
    const run = await findOpenFairnessRun(tx, projectId)
    const project = run && (await loadProject(tx, projectId))
    if (!run || !project) return null
    await startFairnessRun(tx, run.id)
    const preferences = preferencesOf(project.settings)
    return {
      run,
      preferences,
      batches: await readNewestBatches(tx, projectId),
      learned: await readLessons(tx, vocabulary, projectId, today),
      ideals: await readIdeals(tx, project.settings.idealCandidates),
      pool: await readPool(tx, ctx.workspaceId, vocabulary, preferences),
    }
  })
  if (!start) return
  const plan = planSearch(vocabulary, start.preferences, start.ideals, start.learned.lessons, start.pool)
  const startedAt = Date.now()
  let compared: { people: number; swaps: SwapResult[] } = { people: 0, swaps: [] }
  const batches = start.batches.map(({ people }) => people)
  for (const result of compareSwaps({ vocabulary, plan, tools, today }, batches)) {
    compared = result
    await new Promise((resolve) => setImmediate(resolve))
    if (isOver(startedAt)) break
  }
  const all = batches.reduce((sum, people) => sum + people.length, 0)
  await ctx.transaction((tx) =>
    finishFairnessRun(tx, start.run.id, {
      state: 'completed',
      at: ctx.now(),
      engine: engineVersion(titleModelChecksum()),
      ...compared,
      leftOut: all - compared.people,
      batches: start.batches.map(({ batch }) => batch),
    }),
  )
}

/** Closes a run that failed on every attempt, so that the project can be checked again. */
export function giveUpFairness(ctx: WorkspaceContext, projectId: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    const run = await findOpenFairnessRun(tx, projectId)
    if (run) await finishFairnessRun(tx, run.id, { state: 'failed', at: ctx.now() })
  })
}

async function countFound(tx: Tx, projectId: string): Promise<number> {
  const { n } = await tx
    .selectFrom('candidate')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('project_id', '=', projectId)
    .where('batch', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** The newest candidates that searches found, by batch, newest first. */
async function readNewestBatches(tx: Tx, projectId: string): Promise<{ batch: number; people: ComparedPerson[] }[]> {
  const rows = await tx
    .selectFrom('candidate')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .select(['candidate.batch', 'candidate.person_id', 'person.profile'])
    .where('candidate.project_id', '=', projectId)
    .where('candidate.batch', 'is not', null)
    .orderBy('candidate.batch', 'desc')
    .orderBy('candidate.rank')
    .orderBy('candidate.id')
    .limit(maxPeople)
    .execute()
  const byBatch = Map.groupBy(rows, (row) => row.batch ?? 0)
  return [...byBatch].slice(0, maxBatches).map(([batch, ownRows]) => ({
    batch,
    people: ownRows.map((row) => ({ personId: row.person_id, profile: row.profile })),
  }))
}
