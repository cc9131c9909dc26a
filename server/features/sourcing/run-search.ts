// One search from plan to batch: fetch, judge, choose, store - with progress on the way, and safe to run again after a crash.
import type { Judgement } from '@fairlead/domain/candidate/judgement'
import { historyCodes } from '@fairlead/domain/candidate/stages'
import { preferencesOf } from '@fairlead/domain/project/settings'
import { chooseBatch, chooseCalibrationBatch, facetsOf, laterVariety, splitOf } from '@fairlead/matching/choose-batch'
import { judge } from '@fairlead/matching/judge'
import { learn } from '@fairlead/matching/learn'
import { missedMusts, missedMustsNote } from '@fairlead/matching/missed-musts'
import { planSearch, type SearchPlan } from '@fairlead/matching/plan'
import type { Vocabulary } from '@fairlead/matching/vocabulary'
import type { WorkspaceContext } from '../../platform/context.ts'
import { record } from '../../platform/events.ts'
import { addCandidates } from '../candidates/candidate-store.ts'
import { loadProject, type LoadedProject } from '../projects/access-project.ts'
import { failSearch, finishSearch } from '../projects/finish-search.ts'
import { saveLessons } from '../projects/project-store.ts'
import { findOpenRun, findRun, saveProgress, type SearchRun } from '../projects/search-run-store.ts'
import { clearReviewPile } from './clear-review-pile.ts'
import { readIdeals } from './read-ideals.ts'
import { readPool } from './read-pool.ts'
import { readVerdicts } from './read-verdicts.ts'
import { retrievePeople, type FoundPerson } from './retrieve-people.ts'

/** How many people are judged at most; the pre-score has put the best first. */
const judged = 2000
/** Judged between two breaths of the event loop. */
const slice = 100

interface Ranked extends FoundPerson {
  judgement: Judgement
  score: number
  facets: number[]
  split: number
}

/** Runs the open search of a project; nothing to do when there is none (it ran already, or the project is gone). */
export async function runSearch(ctx: WorkspaceContext, vocabulary: Vocabulary, projectId: string): Promise<void> {
  const start = await ctx.transaction(async (tx) => {
    const run = await findOpenRun(tx, projectId)
    const project = run && (await loadProject(tx, projectId))
    if (!run || !project) return null
    if (run.kind === 'reform' && run.state === 'queued') await clearReviewPile(tx, project)
    return { run, project, verdicts: await readVerdicts(tx, projectId), ideals: await readIdeals(tx, project.settings.idealCandidates) }
  })
  if (!start) return
  const { run, project } = start
  await tellProgress(ctx, run, 5, 'Reading what you look for')
  const lessons = learn(vocabulary, start.verdicts, ctx.now().toISOString().slice(0, 7))
  const preferences = preferencesOf(project.settings)
  const pool = await ctx.transaction((tx) => readPool(tx, ctx.workspaceId, vocabulary, preferences))
  const plan = planSearch(vocabulary, preferences, start.ideals, lessons, pool)
  await tellProgress(ctx, run, 15, 'Searching the talent pool')
  const found = await fetchEnough(ctx, project, plan, run.size)
  await tellProgress(ctx, run, 35, `Comparing ${found.length.toLocaleString('en')} people`)
  const ranked = await judgeAll(ctx, vocabulary, run, plan, found)
  const chosen = run.isCalibration ? chooseCalibrationBatch(ranked, run.size) : chooseBatch(ranked, run.size, laterVariety)
  const batch = chosen.toSorted((a, b) => b.score - a.score || (a.personId < b.personId ? -1 : 1))
  await tellProgress(ctx, run, 95, 'Checking every reason')
  const today = ctx.now().toISOString().slice(0, 7)
  for (const person of batch) {
    const missed = missedMusts(vocabulary, preferences, plan, person.profile, today)
    if (missed.length > 0) person.judgement.missedMusts = missed
  }
  await storeBatch(ctx, run, batch, lessons.notes)
}

/** Widens the search step by step until there is enough to choose from. */
async function fetchEnough(ctx: WorkspaceContext, project: LoadedProject, plan: SearchPlan, size: number): Promise<FoundPerson[]> {
  const enough = size * 2
  return ctx.transaction(async (tx) => {
    let found = await retrievePeople(tx, project.id, plan, judged)
    for (const wider of plan.relaxations) {
      if (found.length >= enough) break
      const more = await retrievePeople(
        tx,
        project.id,
        wider,
        judged - found.length,
        found.map((person) => person.personId),
      )
      found = [...found, ...more]
    }
    return found
  })
}

async function judgeAll(
  ctx: WorkspaceContext,
  vocabulary: Vocabulary,
  run: SearchRun,
  plan: SearchPlan,
  found: FoundPerson[],
): Promise<Ranked[]> {
  const today = ctx.now().toISOString().slice(0, 7)
  const ranked: Ranked[] = []
  let told = 35
  for (let at = 0; at < found.length; at += slice) {
    for (const person of found.slice(at, at + slice)) {
      const { exact, ...judgement } = judge(vocabulary, plan, person.profile, today)
      ranked.push({
        ...person,
        judgement,
        score: exact,
        facets: facetsOf(vocabulary, person.profile, today),
        split: splitOf(judgement.dimensions),
      })
    }
    const percent = 35 + Math.floor(((at + slice) / found.length) * 55)
    if (percent >= told + 15) {
      told = percent
      await tellProgress(
        ctx,
        run,
        Math.min(90, percent),
        `Compared ${ranked.length.toLocaleString('en')} of ${found.length.toLocaleString('en')} people`,
      )
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
  return ranked.toSorted((a, b) => b.score - a.score || (a.personId < b.personId ? -1 : 1))
}

function storeBatch(ctx: WorkspaceContext, run: SearchRun, batch: Ranked[], lessons: string[]): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await loadProject(tx, run.projectId, 'update')
    const open = await findRun(tx, run.id, true)
    // another worker was quicker: its batch stands
    if (!project || !open || open.state === 'completed' || open.state === 'failed') return
    if (batch.length === 0)
      return failSearch(tx, ctx, run, 'Nobody fits this search. Widen it: fewer required keywords, more places, or other titles.')
    const added = await addCandidates(
      tx,
      ctx,
      project,
      batch.map((person, rank) => ({
        personId: person.personId,
        stage: 'UNDER_REVIEW',
        batch: run.batch,
        rank,
        judgement: person.judgement,
        code: historyCodes.underReview,
      })),
    )
    await saveLessons(tx, project.id, lessons)
    await finishSearch(tx, ctx, run, added.length, missedMustsNote(batch.map(({ judgement }) => judgement.missedMusts ?? [])))
  })
}

async function tellProgress(ctx: WorkspaceContext, run: SearchRun, percent: number, note: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    await saveProgress(tx, run.id, percent, note)
    await record(tx, ctx, { type: 'search.progressed', projectId: run.projectId, percent, isCalibration: run.isCalibration })
  })
}
