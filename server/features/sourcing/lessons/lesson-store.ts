// Append-only versions of a search's lessons.
import type { LessonChoices, LessonView } from '@fairlead/domain/project/lessons'
import type { Tx } from '../../../platform/database.ts'

export type LessonCause = 'search' | 'accepted' | 'undone' | 'restored'

export interface LessonVersion {
  /** 1 for the first; 0 = none. */
  number: number
  madeAt: Date
  madeBy: { id: string; name: string } | null
  cause: LessonCause
  restoredNumber: number | null
  choices: LessonChoices
  /** Decisions that teach nothing, see {@link decisionKey}. */
  ignored: string[]
  learnedFrom: string[]
  lines: LessonView[]
}

/** Versions shown and searched; older ones stay in the table. */
const maxListed = 100

/** Identifies a decision: another one about the same candidate has another key. */
export const decisionKey = (candidateId: string, decidedAt: Date): string => `${candidateId}@${decidedAt.getTime()}`

function versions(tx: Tx, projectId: string) {
  return tx
    .selectFrom('lesson_version')
    .leftJoin('users', 'users.id', 'lesson_version.made_by')
    .selectAll('lesson_version')
    .select(['users.first_name', 'users.last_name'])
    .where('project_id', '=', projectId)
    .orderBy('number', 'desc')
}

type Row = Awaited<ReturnType<ReturnType<typeof versions>['execute']>>[number]

const fromRow = (row: Row): LessonVersion => ({
  number: row.number,
  madeAt: row.made_at,
  madeBy: row.made_by === null ? null : { id: row.made_by, name: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() },
  cause: row.cause,
  restoredNumber: row.restored_number,
  choices: row.choices,
  ignored: row.ignored,
  learnedFrom: row.learned_from,
  lines: row.lines,
})

/** Newest first. */
export async function listLessonVersions(tx: Tx, projectId: string): Promise<LessonVersion[]> {
  return (await versions(tx, projectId).limit(maxListed).execute()).map(fromRow)
}

export async function findNewestLessons(tx: Tx, projectId: string): Promise<LessonVersion | null> {
  const row = await versions(tx, projectId).limit(1).executeTakeFirst()
  return row ? fromRow(row) : null
}

export async function findLessonVersion(tx: Tx, projectId: string, number: number): Promise<LessonVersion | null> {
  const row = await versions(tx, projectId).where('number', '=', number).executeTakeFirst()
  return row ? fromRow(row) : null
}

/** Adds a version after the newest one. The caller has locked the project. */
export async function insertLessonVersion(
  tx: Tx,
  project: { id: string; workspaceId: string },
  version: Omit<LessonVersion, 'number' | 'madeBy'> & { madeBy: string | null },
): Promise<number> {
  const newest = await findNewestLessons(tx, project.id)
  const number = (newest?.number ?? 0) + 1
  await tx
    .insertInto('lesson_version')
    .values({
      project_id: project.id,
      workspace_id: project.workspaceId,
      number,
      made_at: version.madeAt,
      made_by: version.madeBy,
      cause: version.cause,
      restored_number: version.restoredNumber,
      choices: JSON.stringify(version.choices),
      ignored: version.ignored,
      learned_from: version.learnedFrom,
      lines: JSON.stringify(version.lines),
    })
    .execute()
  return number
}
