// Accepts, undoes, and restores lessons; each change creates a version.
import { checkLessonAmount, mergeChoices, type LessonChoices, type LessonView } from '@fairlead/domain/project/lessons'
import { Refusal } from '@fairlead/domain/refusal'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { accessProject, type LoadedProject } from '../../projects/records/access-project.ts'
import { saveLessons } from '../../projects/records/project-store.ts'
import { startSearch } from '../../projects/searches/start-search.ts'
import { findLessonVersion, insertLessonVersion, listLessonVersions, type LessonCause, type LessonVersion } from './lesson-store.ts'
import { hasChanged, keyOf, learnFrom, readLessons, type LearnedNow, type LessonState } from './read-lessons.ts'
import { text } from '../texts/texts.ts'

interface Change {
  projectId: string
  /** The version the user saw, 0 for none. */
  version: number
}

const yearMonth = (ctx: ActorContext) => ctx.now().toISOString().slice(0, 7)

async function openLessons(tx: Tx, ctx: ActorContext, vocabulary: Vocabulary, { projectId, version }: Change) {
  const project = await accessProject(tx, ctx.actor, projectId, 'decide', 'update')
  const now = await readLessons(tx, vocabulary, project.id, yearMonth(ctx))
  if ((now.newest?.number ?? 0) !== version) throw new Refusal('edited_meanwhile')
  return { project, now }
}

export interface ChangedLessons {
  version: number
  /** A search with the changed lessons has started, and takes unreviewed candidates out of the review queue. */
  isSearching: boolean
}

/** A search has used lessons, so that a change to them searches again; an archived project's search is over. */
export const searchesAgain = (
  project: Pick<LoadedProject, 'isArchived' | 'status'>,
  versions: readonly Pick<LessonVersion, 'cause'>[],
): boolean => !project.isArchived && project.status !== 'draft' && versions.some(({ cause }) => cause === 'search')

/** @param before the lines that counted until now */
async function keep(
  tx: Tx,
  ctx: ActorContext,
  {
    vocabulary,
    project,
    now,
    change,
    before,
  }: {
    vocabulary: Vocabulary
    project: LoadedProject
    now: LearnedNow
    change: LessonState & { cause: LessonCause; restoredNumber?: number }
    before: readonly LessonView[]
  },
): Promise<ChangedLessons> {
  const learned = learnFrom(vocabulary, inOrder(now), change, yearMonth(ctx), now.base)
  await saveLessons(tx, project.id, learned.notes)
  const isSearching = hasChanged({ lines: [...before] }, learned.views) && searchesAgain(project, await listLessonVersions(tx, project.id))
  const version = await insertLessonVersion(tx, project, {
    madeAt: ctx.now(),
    madeBy: ctx.userId,
    cause: change.cause,
    restoredNumber: change.restoredNumber ?? null,
    choices: change.choices,
    ignored: [...change.ignored],
    learnedFrom: learned.decisions.map(keyOf),
    lines: learned.views,
  })
  await record(tx, ctx, { type: 'project.saved', projectId: project.id })
  if (isSearching) await startSearch(tx, ctx, project, 'reform')
  return { version, isSearching }
}

/** All decisions, oldest first, as they were read. */
export const inOrder = ({ decisions, undone }: Pick<LearnedNow, 'decisions' | 'undone'>) =>
  [...decisions, ...undone].toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.candidateId < b.candidateId ? -1 : 1))

/**
 * Stores the lines as the user wants them, and searches again if the choices change them. @throws Refusal edited_meanwhile when there is a
 * newer version; invalid_input for unknown lines and amounts out of bounds
 */
export function acceptLessons(
  ctx: ActorContext,
  vocabulary: Vocabulary,
  input: Change & { choices: LessonChoices },
): Promise<ChangedLessons> {
  return ctx.transaction(async (tx) => {
    const { project, now } = await openLessons(tx, ctx, vocabulary, input)
    for (const [key, choice] of Object.entries(input.choices)) {
      const line = now.lines.find((entry) => entry.key === key)
      const wrong = line ? choice.amount !== undefined && checkLessonAmount(line.unit, choice.amount) : text.lessonGone
      if (wrong) throw new Refusal('invalid_input', wrong, { choices: wrong })
    }
    const choices = mergeChoices(now.choices, input.choices)
    return keep(tx, ctx, { vocabulary, project, now, change: { cause: 'accepted', choices, ignored: now.ignored }, before: now.views })
  })
}

/** Makes all decisions so far teach nothing, and searches again; later ones teach again. */
export function undoLessons(ctx: ActorContext, vocabulary: Vocabulary, input: Change): Promise<ChangedLessons> {
  return ctx.transaction(async (tx) => {
    const { project, now } = await openLessons(tx, ctx, vocabulary, input)
    // a repeated request finds nothing left to undo
    if (now.decisions.length === 0) return { version: now.newest?.number ?? 0, isSearching: false }
    return keep(tx, ctx, {
      vocabulary,
      project,
      now,
      change: { cause: 'undone', choices: {}, ignored: inOrder(now).map(keyOf) },
      before: now.newest?.lines ?? [],
    })
  })
}

/** Restores an earlier version, or 0 for the time before the first: its decisions and choices count, and later ones teach nothing. */
export function restoreLessons(ctx: ActorContext, vocabulary: Vocabulary, input: Change & { number: number }): Promise<ChangedLessons> {
  return ctx.transaction(async (tx) => {
    const { project, now } = await openLessons(tx, ctx, vocabulary, input)
    const earlier = input.number === 0 ? { number: 0, choices: {}, learnedFrom: [] } : await findLessonVersion(tx, project.id, input.number)
    if (!earlier) throw new Refusal('not_found')
    const counts = new Set(earlier.learnedFrom)
    const ignored = inOrder(now)
      .map(keyOf)
      .filter((key) => !counts.has(key))
    const change = { cause: 'restored' as const, restoredNumber: earlier.number, choices: earlier.choices, ignored }
    return keep(tx, ctx, { vocabulary, project, now, change, before: now.newest?.lines ?? [] })
  })
}
