// One search from plan to batch: fetch, score, choose, store, with progress reports, and safe to repeat after a crash.
import type { TextEmbedder } from '@fairlead/domain/ports/text-embedder'
import type { YearMonth } from '@fairlead/domain/shared/profile'
import { compareBatches } from '@fairlead/domain/project/batch-fit'
import { judgedByModel } from '@fairlead/domain/project/model-trial'
import { preferencesOf } from '@fairlead/domain/project/settings'
import { chooseBatch, chooseCalibrationBatch, considered, laterVariety } from '@fairlead/matching/score/choose-batch'
import {
  choosable,
  choosePool,
  explain,
  orderPeople,
  scoreFound,
  type JudgedPerson,
  type ScoredPerson,
} from '@fairlead/matching/judge-people'
import { rareNote } from '@fairlead/matching/plan/rare-terms'
import { missedMustsNote } from '@fairlead/matching/score/missed-musts'
import { baseOfSearch } from '@fairlead/matching/learning-base'
import { noLessons } from '@fairlead/matching/learn/lessons'
import { planSearch, withoutRare, type SearchPlan } from '@fairlead/matching/plan/plan'
import { currentFit } from '@fairlead/matching/plan/scale'
import { matchableOf, recordPool } from '@fairlead/matching/recompute'
import { withEmployers, type Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { addCandidates } from '../../candidates/records/candidate-store.ts'
import { readBatchFacts } from '../../candidates/records/batch-scores.ts'
import { loadProject, type LoadedProject } from '../../projects/records/access-project.ts'
import { failSearch, finishSearch } from '../../projects/searches/finish-search.ts'
import { readRejectedBefore } from '../../projects/settings/lineage-views.ts'
import { saveLessons } from '../../projects/records/project-store.ts'
import { findOpenRun, findRun, saveProgress, type SearchRun } from '../../projects/searches/search-run-store.ts'
import { inOrder } from '../lessons/change-lessons.ts'
import { clearReviewQueue } from '../lessons/clear-review-queue.ts'
import { saveLearningBase } from '../lessons/learning-base-store.ts'
import type { SearchTools } from '../index/people-index.ts'
import { readIdealPeople } from '../planning/read-ideals.ts'
import { recordBatch, type ComputedSearch } from '../records/record-batch.ts'
import { readPool } from '../index/read-pool.ts'
import { findNewestLessons, insertLessonVersion } from '../lessons/lesson-store.ts'
import { hasChanged, keyOf, learnFrom, readLessons, type LearnedNow } from '../lessons/read-lessons.ts'
import { rememberTitles } from '../planning/rank-next.ts'
import { findRankingModel } from '../models/model-trial-store.ts'
import { judgeOwnWords } from '../models/judge-own-words.ts'
import { rankWithModel } from '../models/rank-with-model.ts'
import { fetchInPool } from '../planning/plan-in-pool.ts'
import type { FoundPerson } from '@fairlead/matching/judge-people'
import type { NotePart, SearchNote } from '@fairlead/domain/shared/stored-text'
import { noteOf, ofCoverage, ofMissed, ofSearch } from './search-note.ts'
import { readTeamCorrections } from '../planning/team-vocabulary.ts'

/** The most people who are scored; the pre-score has put the best first. */
const judged = 2000
/** The customer's own, in the record of a batch: it has no name here. */
const languageModel = 'language model'
/** Scored between two turns of the event loop. */
const slice = 20
/** Progress is reported this often: a report wakes every listener, and most searches take less time than their reports would. */
const reportEveryMs = 250

/** Runs a project's open search; does nothing without one. */
export async function runSearch(
  ctx: WorkspaceContext,
  tools: SearchTools,
  projectId: string,
  embedder: TextEmbedder | null = null,
): Promise<void> {
  const { openIndex, profileModel = null } = tools
  const today = ctx.now().toISOString().slice(0, 7)
  const start = await ctx.transaction(async (tx) => {
    const run = await findOpenRun(tx, projectId)
    const project = run && (await loadProject(tx, projectId))
    if (!run || !project) return null
    if (run.kind === 'reform' && run.state === 'queued') await clearReviewQueue(tx, project)
    const read = {
      run,
      project,
      learned: await readLessons(tx, tools.vocabulary, projectId, today),
      idealPeople: await readIdealPeople(tx, project.settings.idealCandidates),
      rejectedBefore: await readRejectedBefore(tx, projectId),
      usesModel: embedder !== null && (await findRankingModel(tx, projectId)) === embedder.model,
    }
    await reportProgress(tx, ctx, { run, percent: 5, note: noteOf(ofSearch(['searching'])) })
    return read
  })
  if (!start) return
  const { run, project } = start
  const ideals = start.idealPeople.map(({ profile }) => profile)
  const report = openProgress(ctx, run)
  const preferences = preferencesOf(project.settings)
  const {
    vocabulary,
    corrections,
    plan: stated,
    rare,
    pool,
    answers,
    people,
    coverage,
  } = await ctx.transaction(async (tx) => {
    const corrections = await readTeamCorrections(tx, preferences)
    const vocabulary = withEmployers(tools.vocabulary, corrections)
    const { pool, answers } = recordPool(rememberTitles(await readPool(tx, ctx.workspaceId, vocabulary, preferences)))
    const search = { preferences, ideals, lessons: noLessons, pool, today }
    const index = openIndex(tx, ctx.workspaceId, project.id)
    const inPool = await fetchInPool(tx, index, { vocabulary, search, enough: run.size * 2, limit: judged })
    return { ...inPool, vocabulary, corrections, pool, answers, coverage: index.coverage() }
  })
  const remaining = people.filter(({ personId }) => !start.rejectedBefore.has(personId))
  const profiles = remaining.map(({ profile }) => profile)
  // from the people at hand, so that changed criteria count at once; nothing waits for it without decisions
  const hasDecisions = start.learned.decisions.length > 0
  const early = hasDecisions ? baseOfSearch(vocabulary, { preferences, plan: stated, profiles, today }) : null
  const learned = early
    ? { ...learnFrom(vocabulary, inOrder(start.learned), start.learned, today, early), newest: start.learned.newest }
    : start.learned
  const { lessons } = learned
  const plan =
    lessons === noLessons
      ? stated
      : withoutRare(vocabulary, preferences, planSearch(vocabulary, preferences, ideals, lessons, pool), new Set(rare.keys()))
  await report(35, noteOf(ofSearch(['comparing', remaining.length])))
  // some of those who are left out may be among the first
  const used = lessons.exclude.length > 0 ? remaining.length : Math.max(judgedByModel, considered(run.size))
  const scored = orderPeople(plan, await scoreAll(vocabulary, plan, { people: remaining, today, report }), used)
  const inOwnWords = profileModel ? await judgeOwnWords(profileModel, { vocabulary, plan, today }, scored) : { ranked: scored, notes: [] }
  const { ranked, problem } =
    start.usesModel && embedder
      ? await rankWithModel(ctx, embedder, { plan, preferences, ranked: inOwnWords.ranked })
      : { ranked: inOwnWords.ranked, problem: null }
  const best = choosePool(vocabulary, lessons, { ranked, size: run.size, today }).map((person) =>
    choosable(vocabulary, lessons, person, today),
  )
  const chosen = run.isCalibration ? chooseCalibrationBatch(best, run.size) : chooseBatch(best, run.size, laterVariety)
  const places = new Map(best.map(({ personId }, place) => [personId, place]))
  await report(95, noteOf(ofSearch(['checking'])))
  const batch = chosen
    .toSorted((a, b) => (places.get(a.personId) ?? 0) - (places.get(b.personId) ?? 0))
    .map((person) => explain(vocabulary, plan, person, today))
  const inputs = {
    preferences,
    ideals: ideals.map(matchableOf),
    lessons,
    rare: [...rare.keys()],
    pool: answers(),
    employers: Object.fromEntries(corrections),
    fit: currentFit,
    today,
  }
  const models = [
    ...(start.usesModel && embedder && problem === null ? [embedder.model] : []),
    ...(inOwnWords.notes.length > 0 ? [languageModel] : []),
  ]
  const computed = { inputs, plan, models, ranked, idealIds: start.idealPeople.map(({ id }) => id) }
  const isStored = await storeBatch(ctx, vocabulary, { run, batch, learned, computed }, [
    ...(coverage.answered < coverage.shards ? [ofCoverage(['partialPool', coverage.answered, coverage.shards])] : []),
    ...(problem === null ? [] : [ofSearch(['modelDown', problem])]),
    ...inOwnWords.notes.map(ofSearch),
    ...(rare.size === 0 ? [] : [ofMissed(rareNote(rare))]),
  ])
  if (!isStored) return runSearch(ctx, tools, projectId, embedder)
  const base = early ?? baseOfSearch(vocabulary, { preferences, plan: stated, profiles, today })
  await ctx.transaction((tx) => saveLearningBase(tx, project, base))
}

async function scoreAll(
  vocabulary: Vocabulary,
  plan: SearchPlan,
  { people, today, report }: { people: FoundPerson[]; today: YearMonth; report: ReturnType<typeof openProgress> },
): Promise<ScoredPerson[]> {
  const ranked: ScoredPerson[] = []
  for (let start = 0; start < people.length; start += slice) {
    for (const person of people.slice(start, start + slice)) ranked.push(scoreFound(vocabulary, plan, person, today))
    await report(
      Math.min(90, 35 + Math.floor((ranked.length / people.length) * 55)),
      noteOf(ofSearch(['compared', ranked.length, people.length])),
    )
    await new Promise((resolve) => setImmediate(resolve))
  }
  return ranked
}

/** Returns false when the lessons were changed during the search, and stores nothing: the search has to run again. */
function storeBatch(
  ctx: WorkspaceContext,
  vocabulary: Vocabulary,
  { run, batch, learned, computed }: { run: SearchRun; batch: JudgedPerson[]; learned: LearnedNow; computed: ComputedSearch },
  problems: readonly NotePart[],
): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const project = await loadProject(tx, run.projectId, 'update')
    const open = await findRun(tx, run.id, true)
    // another worker was faster: keep its batch
    if (!project || !open || open.state === 'completed' || open.state === 'failed') return true
    const newest = await findNewestLessons(tx, project.id)
    if ((newest?.number ?? 0) !== (learned.newest?.number ?? 0)) return false
    if (batch.length === 0) {
      const cause = ofSearch([learned.lessons.exclude.length > 0 ? 'allLeftOut' : 'noMatches'])
      await failSearch(tx, ctx, { project, run, note: noteOf(problems.find(({ from }) => from === 'coverage') ?? cause) })
      return true
    }
    const added = await addCandidates(
      tx,
      ctx,
      project,
      batch.map((person, rank) => ({
        personId: person.personId,
        stage: 'UNDER_REVIEW',
        batch: run.batch,
        rank,
        assessment: person.assessment,
        event: 'under_review',
      })),
    )
    await recordBatch(tx, ctx, vocabulary, { run, batch, candidateIds: added, ...computed })
    await saveLearned(tx, ctx, project, learned)
    const missed = missedMustsNote(batch.map(({ assessment }) => assessment.missedTexts ?? []))
    const note = noteOf(...(missed ? [ofMissed(missed)] : []), ...problems)
    const comparison = compareBatches(
      batch.map(({ assessment }) => ({ score: assessment.score, missed: (assessment.missedMusts ?? []).length })),
      await readBatchFacts(tx, run.projectId, run.batch - 1),
    )
    await finishSearch(tx, ctx, project, run, { ...comparison, found: added.length, note })
    return true
  })
}

/** Stores this batch's lessons as a version unless the latest one is the same. */
async function saveLearned(tx: Tx, ctx: WorkspaceContext, project: LoadedProject, learned: LearnedNow): Promise<void> {
  await saveLessons(tx, project.id, learned.notes)
  if (!hasChanged(learned.newest, learned.views)) return
  await insertLessonVersion(tx, project, {
    madeAt: ctx.now(),
    madeBy: null,
    cause: 'search',
    restoredNumber: null,
    choices: learned.choices,
    ignored: [...learned.ignored],
    learnedFrom: learned.decisions.map(keyOf),
    lines: learned.views,
  })
}

async function reportProgress(
  tx: Tx,
  ctx: WorkspaceContext,
  { run, percent, note }: { run: SearchRun; percent: number; note: SearchNote | null },
): Promise<void> {
  await saveProgress(tx, run.id, percent, note)
  await record(tx, ctx, { type: 'search.progressed', projectId: run.projectId, percent, isCalibration: run.isCalibration })
}

/** Reports that follow one another faster than {@link reportEveryMs} are left out. */
function openProgress(ctx: WorkspaceContext, run: SearchRun) {
  let reported = performance.now()
  return async (percent: number, note: SearchNote | null): Promise<void> => {
    if (performance.now() - reported < reportEveryMs) return
    await ctx.transaction((tx) => reportProgress(tx, ctx, { run, percent, note }))
    reported = performance.now()
  }
}
