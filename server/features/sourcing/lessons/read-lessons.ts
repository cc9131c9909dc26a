// A search's current lessons: decisions except undone ones, as lines with the user's choices.
import type { YearMonth } from '@fairlead/domain/shared/profile'
import type { LessonChoices, LessonNote, LessonView } from '@fairlead/domain/project/lessons'
import type { LearningBase } from '@fairlead/matching/learn/base'
import { learnFrom as learnFromFeedback } from '@fairlead/matching/learn/learn'
import { chosenLines, inEnglish, noteOf, textOf, type LessonLine, type Lessons } from '@fairlead/matching/learn/lessons'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { Tx } from '../../../platform/database.ts'
import { readLineage, type Original } from '../../projects/settings/lineage-views.ts'
import { findLearningBase } from './learning-base-store.ts'
import { decisionKey, findNewestLessons, listLessonVersions, type LessonVersion } from './lesson-store.ts'
import { readVerdicts, type Decision } from './read-verdicts.ts'

export interface LessonState {
  choices: LessonChoices
  ignored: readonly string[]
}

export const noLessonState: LessonState = { choices: {}, ignored: [] }

export interface LearnedNow extends LessonState {
  /** Decisions that count, oldest first, and undone ones. */
  decisions: Decision[]
  undone: Decision[]
  /** As learned, before the user's choices. */
  lines: LessonLine[]
  lessons: Lessons
  /** One sentence per lesson that counts, for the project. */
  notes: LessonNote[]
  /** For the screen and for a version; lines that only inform are left out. */
  views: LessonView[]
  base: LearningBase | null
  newest: LessonVersion | null
}

export const keyOf = ({ candidateId, at: decidedAt }: Decision): string => decisionKey(candidateId, decidedAt)

/**
 * The lessons of these decisions under the given choices.
 * @param base what a search of the project fetched; null before the first one
 */
export function learnFrom(
  vocabulary: Vocabulary,
  all: readonly Decision[],
  { choices, ignored }: LessonState,
  today: YearMonth,
  base: LearningBase | null,
): Omit<LearnedNow, 'newest'> {
  const out = new Set(ignored)
  const decisions = all.filter((decision) => !out.has(keyOf(decision)))
  const { lines, lessonsFor } = learnFromFeedback(vocabulary, decisions, today, base)
  return {
    choices,
    ignored,
    decisions,
    undone: all.filter((decision) => out.has(keyOf(decision))),
    lines,
    base,
    lessons: lessonsFor(choices),
    notes: chosenLines(lines, choices)
      .map(noteOf)
      .map((text) => ({ english: inEnglish(text), text })),
    views: lines.flatMap((line) => (line.effect.kind === 'none' ? [] : [viewOf(line, choices, decisions)])),
  }
}

function viewOf(line: LessonLine, choices: LessonChoices, decisions: readonly Decision[]): LessonView {
  const choice = Object.hasOwn(choices, line.key) ? choices[line.key] : undefined
  const isEdited = line.unit !== null && choice?.amount !== undefined
  const amount = isEdited ? (choice?.amount ?? null) : line.amount
  return {
    key: line.key,
    change: line.change,
    text: textOf({ ...line, amount }),
    why: line.why,
    words: { text: line.textFor(amount ?? 0), why: line.whyText },
    from: line.from.flatMap((index) => decisions[index]?.candidateId ?? []),
    unit: line.unit,
    amount,
    isOff: choice?.isOff === true,
    isEdited,
  }
}

/** The lessons that a search in this project would use now. */
export async function readLessons(tx: Tx, vocabulary: Vocabulary, projectId: string, today: YearMonth): Promise<LearnedNow> {
  const newest = await findNewestLessons(tx, projectId)
  const lineage = await readLineage(tx, projectId)
  const state = newest ?? (await findInherited(tx, lineage)) ?? noLessonState
  return {
    ...learnFrom(vocabulary, await readVerdicts(tx, projectId, lineage), state, today, await findLearningBase(tx, projectId)),
    newest,
  }
}

/** The user's choices in the original, until the copy has its own version. */
async function findInherited(tx: Tx, lineage: readonly Original[]): Promise<LessonState | null> {
  for (const { projectId: original, teaches, until } of lineage) {
    if (!teaches) return null
    const version = (await listLessonVersions(tx, original)).find(({ madeAt }) => madeAt <= until)
    if (version) return version
  }
  return null
}

/** True when a search would use other lines than the version's. */
export function hasChanged(version: Pick<LessonVersion, 'lines'> | null, views: readonly LessonView[]): boolean {
  const used = (lines: readonly LessonView[]) =>
    JSON.stringify(
      lines.flatMap(({ key, amount, isOff }) => (isOff ? [] : [[key, amount]])).toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)),
    )
  return used(version?.lines ?? []) !== used(views)
}
