// The only writer of candidates' history, which also reads their last moves and verdicts.
import type { NotNull } from 'kysely'
import type { ProjectFacts } from '@fairlead/domain/project/project'
import type { HistoryEvent, Stage } from '@fairlead/domain/shared/stages'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'

type ProjectKey = Pick<ProjectFacts, 'id' | 'workspaceId'>

/** Without `from`, it is no move: an email sent, an address changed, a candidate added. */
interface HistoryLine {
  event: HistoryEvent
  from?: Stage
  to?: Stage
  detail?: string | null
  isScheduled?: boolean
  isUndone?: boolean
}

/** Adds a line to a candidate's history. */
export async function addHistory(
  tx: Tx,
  ctx: WorkspaceContext,
  project: ProjectKey,
  candidateId: string,
  line: HistoryLine,
): Promise<void> {
  await addManyHistory(tx, [{ ctx, project, candidateId, line }])
}

/** The same for several candidates. */
export async function addManyHistory(
  tx: Tx,
  lines: readonly { ctx: WorkspaceContext; project: ProjectKey; candidateId: string; line: HistoryLine }[],
): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map(({ ctx, project, candidateId, line }) => ({
    id: newId(),
    workspace_id: project.workspaceId,
    project_id: project.id,
    candidate_id: candidateId,
    at: ctx.now(),
    event: line.event,
    from_stage: line.from ?? null,
    to_stage: line.to ?? null,
    detail: line.detail ?? null,
    is_scheduled: line.isScheduled ?? false,
    user_id: ctx.userId,
    undone: line.isUndone ?? false,
  }))
  await tx.insertInto('candidate_history').values(rows).execute()
}

/** Marks a candidate's last move as undone; its lines stay readable. */
export async function markUndone(tx: Tx, historyId: string): Promise<void> {
  await tx.updateTable('candidate_history').set({ undone: true }).where('id', '=', historyId).execute()
}

/** Moves a candidate's history to another project with them. */
export async function saveProjectOfHistory(tx: Tx, candidateId: string, projectId: string): Promise<void> {
  await tx.updateTable('candidate_history').set({ project_id: projectId }).where('candidate_id', '=', candidateId).execute()
}

export interface LastMove {
  id: string
  at: Date
  userId: string | null
  /** null when they were added to the project. */
  from: Stage | null
  to: Stage
}

/** The candidate's newest move that wasn't undone. */
export async function findLastMove(tx: Tx, candidateId: string): Promise<LastMove | null> {
  const row = await tx
    .selectFrom('candidate_history')
    .select(['id', 'at', 'user_id', 'from_stage', 'to_stage'])
    .where('candidate_id', '=', candidateId)
    .where('to_stage', 'is not', null)
    .$narrowType<{ to_stage: NotNull }>()
    .where('undone', '=', false)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { id: row.id, at: row.at, userId: row.user_id, from: row.from_stage, to: row.to_stage } : null
}

/** When the candidate last moved, undone or not; null when never. */
export async function findLastMovedAt(tx: Tx, candidateId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('candidate_history')
    .select('at')
    .where('candidate_id', '=', candidateId)
    .where('to_stage', 'is not', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

/** When the candidate was first contacted; null when never. */
export async function findContactedAt(tx: Tx, candidateId: string): Promise<Date | null> {
  const row = await tx.selectFrom('candidate').select('contacted_at').where('id', '=', candidateId).executeTakeFirstOrThrow()
  return row.contacted_at
}

/** The newest move's history line, if it led to `to` and wasn't undone; null when the candidate has moved on. */
export async function findNewestMove(tx: Tx, candidateId: string, to: Stage): Promise<{ id: string; from: Stage } | null> {
  const line = await tx
    .selectFrom('candidate_history')
    .select(['id', 'from_stage', 'to_stage', 'undone'])
    .where('candidate_id', '=', candidateId)
    .where('to_stage', 'is not', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return line?.from_stage && line.to_stage === to && !line.undone ? { id: line.id, from: line.from_stage } : null
}

/** A project's verdicts, newest first. */
export async function newestVerdicts(tx: Tx, projectId: string, limit: number): Promise<('approved' | 'rejected')[]> {
  const rows = await tx
    .selectFrom('candidate')
    .select('verdict')
    .where('project_id', '=', projectId)
    .where('verdict', 'is not', null)
    .$narrowType<{ verdict: NotNull }>()
    .orderBy('verdict_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.verdict)
}
