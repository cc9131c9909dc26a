// Tries an embeddings model with a project's own decisions before it can be used in its ranking.
import { fullName } from '@fairlead/domain/shared/profile'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { TextEmbedderDown, type TextEmbedder } from '@fairlead/domain/ports/text-embedder'
import { nextPeople } from '@fairlead/domain/project/learning-progress'
import { comparedPeople, firstCards, maxReplayed, trialWaitMinutes, type ModelTrialResult } from '@fairlead/domain/project/model-trial'
import { preferencesOf } from '@fairlead/domain/project/settings'
import { Refusal } from '@fairlead/domain/refusal'
import { compareRankings } from '@fairlead/matching/score/compare-rankings'
import { scorePerson } from '@fairlead/matching/judge'
import { explain, orderPeople, scoreFound, type ScoredPerson } from '@fairlead/matching/judge-people'
import { noLessons } from '@fairlead/matching/learn/lessons'
import { agreementOf, modelPoints, similarity, withModel } from '@fairlead/matching/score/model-term'
import { personText } from '@fairlead/matching/score/model-text'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { must } from '@fairlead/domain/shared/records'
import type { ActorContext, WorkspaceContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import { readHiddenPeople } from '../../candidates/people/hidden-people.ts'
import { readProfiles } from '../../candidates/people/person-store.ts'
import { accessProject, loadProject } from '../../projects/records/access-project.ts'
import { embedTexts } from './embedding-store.ts'
import { saveRankingModel } from '../../projects/records/project-store.ts'
import { findNewestTrial, findRankingModel, finishTrial, insertTrial, startTrial, hasCompletedTrial } from './model-trial-store.ts'
import type { ModelTrial } from './model-trial-store.ts'
import type { SearchTools } from '../index/people-index.ts'
import { readNextPeople } from '../planning/rank-next.ts'
import { wordsOf } from './rank-with-model.ts'
import { readLessons } from '../lessons/read-lessons.ts'
import { readVerdicts } from '../lessons/read-verdicts.ts'
import { text as texts } from '../texts/texts.ts'

const named = 3
const slice = 25

export interface ModelView {
  /** The configured model; null = none. */
  model: string | null
  /** The project ranks with it. */
  isUsed: boolean
  /** Decisions that a trial would replay. */
  decisions: number
  /** The newest trial; of another model if the setting has changed since. */
  trial: ModelTrial | null
  /** Names of the people in the trial. */
  names: Record<string, string>
}

export function readModel(ctx: ActorContext, embedder: TextEmbedder | null, projectId: string): Promise<ModelView> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'decide')
    const trial = await findNewestTrial(tx, project.id)
    const mentioned = trial?.result ? [...trial.result.risen, ...trial.result.fallen].map(({ personId }) => personId) : []
    const people = await readProfiles(tx, mentioned)
    const hidden = await readHiddenPeople(tx, ctx)
    return {
      model: embedder?.model ?? null,
      isUsed: embedder !== null && (await findRankingModel(tx, project.id)) === embedder.model,
      decisions: Math.min(maxReplayed, (await readVerdicts(tx, project.id)).length),
      trial,
      names: Object.fromEntries(people.map(({ id, profile }) => [id, shownName(fullName(profile), project.biasReducer || hidden.has(id))])),
    }
  })
}

/**
 * Queues a trial; returns one that is already open.
 * @throws Refusal invalid_input without a model or decisions, rate_limited shortly after the last trial
 */
export function requestTrial(ctx: ActorContext, embedder: TextEmbedder | null, projectId: string): Promise<{ isNew: boolean }> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'decide', 'update')
    if (!embedder) throw new Refusal('invalid_input', texts.noEmbeddings)
    const newest = await findNewestTrial(tx, project.id)
    if (newest?.state === 'queued' || newest?.state === 'running') return { isNew: false }
    if ((await readVerdicts(tx, project.id)).length === 0) throw new Refusal('invalid_input', texts.nothingToReplay)
    const msLeft = newest ? newest.requestedAt.getTime() + trialWaitMinutes * 60_000 - ctx.now().getTime() : 0
    if (msLeft > 0 && newest?.state === 'completed' && newest.model === embedder.model)
      throw new Refusal('rate_limited', texts.triedRecently(trialWaitMinutes))
    const isNew = await insertTrial(tx, { project, model: embedder.model, requestedBy: ctx.userId, requestedAt: ctx.now() })
    if (isNew) await record(tx, ctx, { type: 'model_trial.requested', projectId: project.id })
    return { isNew }
  })
}

/**
 * Switches the model on or off in a project's ranking.
 * @throws Refusal invalid_input when it wasn't tried in this project
 */
export function switchModel(
  ctx: ActorContext,
  embedder: TextEmbedder | null,
  { projectId, isOn }: { projectId: string; isOn: boolean },
): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'decide', 'update')
    if (!isOn) return saveRankingModel(tx, project.id, null)
    if (!embedder) throw new Refusal('invalid_input', texts.noEmbeddings)
    if (!(await hasCompletedTrial(tx, project.id, embedder.model))) throw new Refusal('invalid_input', texts.tryModelFirst)
    await saveRankingModel(tx, project.id, embedder.model)
  })
}

/** Runs what is queued for a project; safe to repeat after a crash. Does nothing when nothing is open. */
export async function runTrial(ctx: WorkspaceContext, tools: SearchTools, embedder: TextEmbedder | null, projectId: string): Promise<void> {
  const { vocabulary } = tools
  const today = ctx.now().toISOString().slice(0, 7)
  const start = await ctx.transaction(async (tx) => {
    const trial = await findNewestTrial(tx, projectId)
    const project = await loadProject(tx, projectId)
    if (!trial || trial.finishedAt || !project) return null
    if (!embedder || embedder.model !== trial.model) {
      await finishTrial(tx, trial.id, ctx.now(), { state: 'failed', problem: texts.modelGone })
      return null
    }
    await startTrial(tx, trial.id)
    const { lessons } = await readLessons(tx, vocabulary, projectId, today)
    return {
      trial,
      embedder,
      lessons,
      preferences: preferencesOf(project.settings),
      decided: (await readVerdicts(tx, projectId)).slice(-maxReplayed),
      next: await readNextPeople(tx, tools, project, { limit: comparedPeople, today }),
    }
  })
  if (!start) return
  try {
    const result = await replay(ctx, vocabulary, start, today)
    await ctx.transaction((tx) => finishTrial(tx, start.trial.id, ctx.now(), { state: 'completed', result }))
  } catch (error) {
    if (!(error instanceof TextEmbedderDown)) throw error
    await ctx.transaction((tx) => finishTrial(tx, start.trial.id, ctx.now(), { state: 'failed', problem: error.message }))
  }
}

/** Closes a trial that failed on every attempt, so that the model can be tried again. */
export function giveUpTrial(ctx: WorkspaceContext, projectId: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    const trial = await findNewestTrial(tx, projectId)
    if (trial && !trial.finishedAt) await finishTrial(tx, trial.id, ctx.now(), { state: 'failed', problem: texts.trialStopped })
  })
}

interface Replayed {
  embedder: TextEmbedder
  lessons: Awaited<ReturnType<typeof readLessons>>['lessons']
  preferences: ReturnType<typeof preferencesOf>
  decided: Awaited<ReturnType<typeof readVerdicts>>
  next: Awaited<ReturnType<typeof readNextPeople>>
}

async function replay(
  ctx: WorkspaceContext,
  vocabulary: Vocabulary,
  { embedder, lessons, preferences, decided, next }: Replayed,
  today: string,
): Promise<ModelTrialResult> {
  const words = wordsOf(preferences) || '-'
  const people = next.people.slice(0, comparedPeople)
  const texts = [words, ...[...decided, ...people].map(({ profile }) => personText(profile) || '-')]
  const { vectors, tokens, sent } = await embedTexts(ctx, embedder, texts)
  const [queryVector, ...personVectors] = vectors
  const points = modelPoints(personVectors.map((vector) => similarity(must(queryVector), vector)))

  // lessons from these same decisions would agree with them
  const stated = next.planFor(noLessons)
  const scores = decided.map(({ profile }) => scorePerson(vocabulary, stated, profile, today))
  const verdicts = decided.map(({ verdict }) => verdict === 'approved')
  const agreement = (add: (index: number) => number) =>
    agreementOf(verdicts.map((isApproved, index) => ({ isApproved, score: withModel(must(scores[index]), add(index)) })))
  const before = agreement(() => 0)
  const after = agreement((index) => points[index] ?? 0)

  const plan = next.planFor(lessons)
  const judged: ScoredPerson[] = []
  for (let start = 0; start < people.length; start += slice) {
    for (const person of people.slice(start, start + slice)) judged.push(scoreFound(vocabulary, plan, person, today))
    await new Promise((resolve) => setImmediate(resolve))
  }
  const old = orderPeople(plan, judged)
  const fresh = orderPeople(
    plan,
    judged.map((person, index) => ({ ...person, score: withModel(person.score, points[decided.length + index] ?? 0) })),
  )
  const ids = (ordered: readonly { personId: string }[]) => ordered.map(({ personId }) => personId)
  const change = compareRankings(ids(old), ids(fresh), comparedPeople, nextPeople)
  const top = new Set(ids(old).slice(0, firstCards))
  const reasons = (ordered: typeof old) =>
    ordered.slice(0, firstCards).reduce((sum, person) => sum + explain(vocabulary, plan, person, today).assessment.reasons.length, 0)
  const moves = (all: readonly { id: string; before: number; after: number }[]) =>
    all.slice(0, named).map(({ id, ...places }) => ({ personId: id, ...places }))
  const share = texts.length - decided.length
  return {
    approved: verdicts.filter(Boolean).length,
    rejected: verdicts.filter((isApproved) => !isApproved).length,
    pairs: before.pairs,
    agreementBefore: before.share,
    agreementAfter: after.share,
    compared: change.compared,
    moved: change.moved,
    entered: ids(fresh)
      .slice(0, firstCards)
      .filter((id) => !top.has(id)).length,
    risen: moves(change.risen),
    fallen: moves(change.fallen),
    reasonsBefore: reasons(old),
    reasonsAfter: reasons(fresh),
    trial: sent,
    search: { texts: share, tokens: Math.round((tokens * share) / texts.length) },
    price: embedder.price,
  }
}
