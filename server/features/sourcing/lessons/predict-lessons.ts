// Predicts the effect of lessons: rank changes among the next people, and whether decisions still matter.
import { fullName, type Profile, type YearMonth } from '@fairlead/domain/shared/profile'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { learningProgress, nextPeople, type LearningProgress } from '@fairlead/domain/project/learning-progress'
import { mergeChoices, type LessonChoices } from '@fairlead/domain/project/lessons'
import { compareRankings, type PlaceChange } from '@fairlead/matching/score/compare-rankings'
import { noLessons } from '@fairlead/matching/learn/lessons'
import type { ActorContext } from '../../../platform/context.ts'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { must } from '@fairlead/domain/shared/records'
import { accessProject, type LoadedProject } from '../../projects/records/access-project.ts'
import { readHiddenPeople } from '../../candidates/people/hidden-people.ts'
import { inOrder } from './change-lessons.ts'
import type { SearchTools } from '../index/people-index.ts'
import { chooseNext, rankNext, readNextPeople } from '../planning/rank-next.ts'
import { learnFrom, readLessons, type LearnedNow } from './read-lessons.ts'

const compared = 200
const fetched = 400
const named = 3
/** For the progress: people ranked after each decision, and how many decisions are examined. */
const sampled = 150
const lastDecisions = 12

export interface LessonEffectView {
  compared: number
  moved: number
  entered: number
  risen: { name: string; before: number; after: number }[]
  fallen: { name: string; before: number; after: number }[]
  /** Each active line's own effect. */
  lines: { key: string; moved: number }[]
}

/** Compares the search with these choices with one that has learned nothing. */
export async function predictLessons(
  ctx: ActorContext,
  tools: SearchTools,
  { projectId, choices, isByLine }: { projectId: string; choices: LessonChoices; isByLine: boolean },
): Promise<LessonEffectView> {
  const { vocabulary } = tools
  const today = ctx.now().toISOString().slice(0, 7)
  const start = await ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'decide')
    const now = await readLessons(tx, vocabulary, project.id, today)
    const all = inOrder(now)
    const state = { choices: mergeChoices(now.choices, choices), ignored: now.ignored }
    const { lessons, views } = learnFrom(vocabulary, all, state, today, now.base)
    const next = await readNextPeople(tx, tools, project, { limit: fetched, today })
    const hidden = await readHiddenPeople(tx, ctx)
    return { project, lessons, all, state, views, base: now.base, next, hidden }
  })
  const before = await rankNext(start.next, noLessons, today)
  const after = await rankNext(start.next, start.lessons, today)
  const profiles = new Map<string, Profile>(start.next.people.map(({ personId, profile }) => [personId, profile]))
  const nameOf = (id: string) => fullName(profiles.get(id) ?? { firstName: '', lastName: '' })
  const decided = new Set(start.all.map(({ name }) => name))
  const change = compareRankings(before, after, compared, nextPeople)
  const firstNamed = (moves: readonly PlaceChange[]) =>
    moves
      // a namesake of someone decided on would read as the same person
      .filter(({ id }) => !decided.has(nameOf(id)))
      .slice(0, named)
      .map(({ id, before: from, after: to }) => ({
        name: shownName(nameOf(id), start.project.biasReducer || start.hidden.has(id)),
        before: from,
        after: to,
      }))
  const lines: LessonEffectView['lines'] = []
  // people near the top are enough to see rank changes there
  const top = new Set(after.slice(0, compared + 4 * nextPeople))
  const near = { ...start.next, people: start.next.people.filter(({ personId }) => top.has(personId)) }
  const nearOrder = after.filter((id) => top.has(id))
  for (const { key, change: kind } of isByLine ? start.views.filter(({ isOff }) => !isOff) : []) {
    // excluded people aren't compared
    if (kind === 'excluded') continue
    const without = { ...start.state, choices: mergeChoices(start.state.choices, { [key]: { isOff: true } }) }
    const order = await rankNext(near, learnFrom(vocabulary, start.all, without, today, start.base).lessons, today)
    lines.push({ key, moved: compareRankings(order, nearOrder, compared, nextPeople).moved })
  }
  return { ...change, risen: firstNamed(change.risen), fallen: firstNamed(change.fallen), lines }
}

interface Progress {
  /** What the prediction depends on. */
  cause: string
  readAt: number
  progress: Promise<LearningProgress>
}
const progressesOf = new WeakMap<Vocabulary, Map<string, Progress>>()
const maxProgresses = 500
/** The pool also changes independently. */
const freshMs = 60_000

/**
 * Replays the decisions and counts how many of the next people each of the last ones replaced. Screens ask after every change
 * in a project: without a new decision, the result from the last minute is returned.
 */
export async function readLearningProgress(ctx: ActorContext, tools: SearchTools, projectId: string): Promise<LearningProgress> {
  const { vocabulary } = tools
  const today = ctx.now().toISOString().slice(0, 7)
  const { project, now } = await ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'decide')
    return { project, now: await readLessons(tx, vocabulary, project.id, today) }
  })
  if (now.decisions.length === 0) return learningProgress([])
  const decided = now.decisions.map((decision) => ({ ...decision, profile: null }))
  const cause = JSON.stringify([today, decided, now.choices, project.settings])
  const progresses = progressesOf.get(vocabulary) ?? new Map<string, Progress>()
  progressesOf.set(vocabulary, progresses)
  const before = progresses.get(project.id)
  if (before?.cause === cause && performance.now() - before.readAt < freshMs) return before.progress
  const progress = replay(ctx, tools, { project, now, today })
  progresses.delete(project.id)
  progresses.set(project.id, { cause, readAt: performance.now(), progress })
  if (progresses.size > maxProgresses) progresses.delete(must(progresses.keys().next().value))
  // a failure isn't cached; a newer reading stays
  progress.catch(() => progresses.get(project.id)?.progress === progress && progresses.delete(project.id))
  return progress
}

async function replay(
  ctx: ActorContext,
  tools: SearchTools,
  { project, now, today }: { project: LoadedProject; now: LearnedNow; today: YearMonth },
): Promise<LearningProgress> {
  const { vocabulary } = tools
  const { decisions } = now
  const next = await ctx.transaction((tx) => readNextPeople(tx, tools, project, { limit: sampled, today }))
  const first = Math.max(0, decisions.length - lastDecisions)
  const changes: number[] = []
  let previous: Set<string> | null = null
  for (let count = first; count <= decisions.length; count += 1) {
    const { lessons } = learnFrom(vocabulary, decisions.slice(0, count), now, today, now.base)
    const top: string[] = await chooseNext(next, lessons, nextPeople, today)
    const knownIds: Set<string> | null = previous
    if (knownIds) changes.push(top.filter((id) => !knownIds.has(id)).length)
    previous = new Set(top)
  }
  return learningProgress(changes, first)
}
