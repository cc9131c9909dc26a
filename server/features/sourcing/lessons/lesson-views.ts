// A search's lessons for the screen: current lines next to the version in use, and earlier versions.
import { fullName } from '@fairlead/domain/shared/profile'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { compareLessons, type LessonDifference, type LessonView } from '@fairlead/domain/project/lessons'
import { readText } from '@fairlead/domain/shared/stored-text'
import { text as lessonsText } from '@fairlead/matching/learn/texts/lessons'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { searchesAgain } from './change-lessons.ts'
import { countUnseen } from './clear-review-queue.ts'
import { listLessonVersions, type LessonVersion } from './lesson-store.ts'
import { readLessons } from './read-lessons.ts'

export interface LessonsView {
  /** Number of the newest version; 0 before the first. */
  version: number
  approved: number
  rejected: number
  /** Decisions that were undone and teach nothing. */
  undone: number
  lines: (LessonView & { difference: LessonDifference; learnedAmount: number | null; names: string[] })[]
  versions: LessonVersion[]
  /** Unreviewed people in Review: a new search would find them again or others. */
  unseen: number
  /** A change to lessons in use searches again. */
  searches: boolean
}

export function readLessonsView(ctx: ActorContext, vocabulary: Vocabulary, projectId: string): Promise<LessonsView> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'decide')
    const now = await readLessons(tx, vocabulary, project.id, ctx.now().toISOString().slice(0, 7))
    const learned = new Map(now.lines.map(({ key, amount }) => [key, amount]))
    const versions = await listLessonVersions(tx, project.id)
    const lines = compareLessons(now.newest?.lines ?? [], now.views)
    const names = await readNames(tx, [...new Set(lines.flatMap(({ line }) => line.from))], project.biasReducer)
    return {
      version: now.newest?.number ?? 0,
      approved: now.decisions.filter(({ verdict }) => verdict === 'approved').length,
      rejected: now.decisions.filter(({ verdict }) => verdict === 'rejected').length,
      undone: now.undone.length,
      lines: lines.map(({ line, difference }) => ({
        ...forReader(line),
        difference,
        learnedAmount: learned.get(line.key) ?? null,
        names: line.from.flatMap((id) => names.get(id) ?? []),
      })),
      versions: versions.map((version) => ({ ...version, lines: version.lines.map(forReader) })),
      unseen: await countUnseen(tx, project.id),
      searches: searchesAgain(project, versions),
    }
  })
}

const forReader = (line: LessonView): LessonView => ({
  ...line,
  text: readText(lessonsText, line.words?.text, line.text),
  why: readText(lessonsText, line.words?.why, line.why),
})

async function readNames(tx: Tx, candidateIds: readonly string[], hidden: boolean): Promise<Map<string, string>> {
  if (candidateIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('candidate')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .select(['candidate.id', 'person.profile'])
    .where('candidate.id', 'in', candidateIds)
    .execute()
  return new Map(rows.map((row) => [row.id, shownName(fullName(row.profile), hidden)]))
}
