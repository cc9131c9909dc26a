// A project's searches: at most one is open at a time, each with its progress.
import { sql } from 'kysely'
import type { BatchComparison } from '@fairlead/domain/project/batch-fit'
import type { ProjectFacts } from '@fairlead/domain/project/project'
import { searchedFor, type SearchedFor } from '@fairlead/domain/project/search-changes'
import type { ProjectSettings } from '@fairlead/domain/project/settings'
import type { Database, Tx } from '../../../platform/database.ts'
import type { NotePart, SearchNote } from '@fairlead/domain/shared/stored-text'
import { newId } from '../../../platform/ids.ts'

export type SearchKind = 'initial' | 'next' | 'reform'

export interface SearchRun {
  id: string
  projectId: string
  kind: SearchKind
  state: 'queued' | 'running' | 'completed' | 'failed'
  batch: number
  size: number
  isCalibration: boolean
  progress: number
  found: number
  note: string | null
  /** See {@link SearchNote}. */
  noteParts: NotePart[] | null
}

/** Opens a search, or returns the one that is already open: repeating it changes nothing. */
export async function openRun(
  tx: Tx,
  project: Pick<ProjectFacts, 'id' | 'workspaceId'> & { settings: ProjectSettings },
  { kind, size, isCalibration }: { kind: SearchKind; size: number; isCalibration: boolean },
): Promise<{ run: SearchRun; isNew: boolean }> {
  const open = await tx
    .selectFrom('search_run')
    .selectAll()
    .where('project_id', '=', project.id)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst()
  if (open) return { run: toRun(open), isNew: false }
  const row = await tx
    .insertInto('search_run')
    .values({
      id: newId(),
      workspace_id: project.workspaceId,
      project_id: project.id,
      kind,
      state: 'queued',
      batch: sql<number>`(select coalesce(max(batch), 0) + 1 from search_run where project_id = ${project.id})`,
      size,
      is_calibration: isCalibration,
      searched_for: JSON.stringify(searchedFor(project.settings)),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { run: toRun(row), isNew: true }
}

/** Backdates what this transaction started and ended, for generated history. */
export async function dateRuns(tx: Tx, time: Date): Promise<void> {
  await tx
    .updateTable('search_run')
    .set({ created_at: time })
    .where('created_at', '=', sql<Date>`now()`)
    .execute()
  await tx
    .updateTable('search_run')
    .set({ finished_at: time })
    .where('finished_at', '=', sql<Date>`now()`)
    .execute()
}

export async function findRun(tx: Tx, id: string, lock = false): Promise<SearchRun | null> {
  let query = tx.selectFrom('search_run').selectAll().where('id', '=', id)
  if (lock) query = query.forNoKeyUpdate()
  const row = await query.executeTakeFirst()
  return row ? toRun(row) : null
}

export async function findOpenRun(tx: Tx, projectId: string): Promise<SearchRun | null> {
  const row = await tx
    .selectFrom('search_run')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst()
  return row ? toRun(row) : null
}

export async function findNewestRun(tx: Tx, projectId: string): Promise<SearchRun | null> {
  const row = await tx
    .selectFrom('search_run')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('batch', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? toRun(row) : null
}

/** Unfinished searches in all workspaces: those of killed processes and running ones. */
export async function listOpenRuns(database: Database): Promise<{ workspaceId: string; projectId: string }[]> {
  const rows = await database.system
    .selectFrom('search_run')
    .select(['workspace_id', 'project_id'])
    .where('state', 'in', ['queued', 'running'])
    .execute()
  return rows.map((row) => ({ workspaceId: row.workspace_id, projectId: row.project_id }))
}

export async function saveProgress(tx: Tx, id: string, progress: number, note: SearchNote | null): Promise<void> {
  await tx
    .updateTable('search_run')
    .set({ state: 'running', progress, ...noteColumns(note) })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .execute()
}

const noteColumns = (note: SearchNote | null) => ({ note: note?.english ?? null, note_parts: note && JSON.stringify(note.parts) })

export async function closeRun(
  tx: Tx,
  id: string,
  state: 'completed' | 'failed',
  { found: count, fits, missed, foundBefore, missedBefore, note }: BatchComparison & { note: SearchNote | null },
): Promise<void> {
  await tx
    .updateTable('search_run')
    .set({
      state,
      found: count,
      fits,
      missed,
      found_before: foundBefore,
      missed_before: missedBefore,
      ...noteColumns(note),
      finished_at: sql<Date>`now()`,
      ...(state === 'completed' ? { progress: 100 } : {}),
    })
    .where('id', '=', id)
    .execute()
}

type Row = {
  id: string
  project_id: string
  kind: SearchKind
  state: SearchRun['state']
  batch: number
  size: number
  is_calibration: boolean
  progress: number
  found: number
  note: string | null
  note_parts: NotePart[] | null
}

function toRun(row: Row): SearchRun {
  return {
    id: row.id,
    projectId: row.project_id,
    kind: row.kind,
    state: row.state,
    batch: row.batch,
    size: row.size,
    isCalibration: row.is_calibration,
    progress: row.progress,
    found: row.found,
    note: row.note,
    noteParts: row.note_parts,
  }
}

/** The criteria of the latest search; null without one or if unknown. */
export async function findSearchedFor(tx: Tx, projectId: string): Promise<SearchedFor | null> {
  const row = await tx
    .selectFrom('search_run')
    .select('searched_for')
    .where('project_id', '=', projectId)
    .orderBy('batch', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.searched_for ?? null
}
