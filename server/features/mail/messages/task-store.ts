// The only writer of tasks and of flags on people: opened by replies, closed by the team.
import type { PersonFlag } from '@fairlead/domain/candidate/person-flags'
import { remindDaysBefore, type TaskKind, type TaskState } from '@fairlead/domain/conversation/tasks'
import { sql } from 'kysely'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import { text } from '../texts/texts.ts'

export interface NewTask {
  projectId: string
  candidateId: string
  personId: string
  kind: TaskKind
  /** null for one from the page about their data. */
  inboundId: string | null
  /** One reply may recommend several people. */
  number?: number
  /** 'YYYY-MM-DD'; null = no due date. */
  day: string | null
  quote: string | null
  details?: object
}

/** A day's midnight in UTC. */
export const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`)

/** Opened once per reply, or reopened when a correction had withdrawn() it; null when it already existed. */
export async function openTask(tx: Tx, ctx: WorkspaceContext, task: NewTask): Promise<string | null> {
  const row = await tx
    .insertInto('task')
    .values({
      id: newId(),
      workspace_id: ctx.workspaceId,
      project_id: task.projectId,
      candidate_id: task.candidateId,
      person_id: task.personId,
      kind: task.kind,
      inbound_id: task.inboundId,
      number: task.number ?? 0,
      due_at: task.day === null ? null : atMidnight(task.day),
      quote: task.quote,
      details: JSON.stringify(task.details ?? {}),
      created_at: ctx.now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['inbound_id', 'kind', 'number'])
        .doUpdateSet({ state: 'open', closed_at: null, closed_by: null, outcome: null })
        .where('task.outcome', '=', withdrawn()),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** The outcome of a task whose reply was misread. */
const withdrawn = (): string => text.readDifferently

export async function closeTaskRow(
  tx: Tx,
  ctx: WorkspaceContext,
  id: string,
  state: Exclude<TaskState, 'open'>,
  outcome: string | null,
): Promise<void> {
  await tx
    .updateTable('task')
    .set({ state, outcome, closed_at: ctx.now(), closed_by: ctx.userId })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
}

/** Ends a candidate's open reminders, because they named another day. */
export async function closeReminders(tx: Tx, ctx: WorkspaceContext, candidateId: string): Promise<void> {
  await tx
    .updateTable('task')
    .set({ state: 'dismissed', closed_at: ctx.now(), closed_by: ctx.userId })
    .where('candidate_id', '=', candidateId)
    .where('kind', '=', 'come_back')
    .where('state', '=', 'open')
    .execute()
}

export const findTask = (tx: Tx, id: string) => tx.selectFrom('task').selectAll().where('id', '=', id).executeTakeFirst()

/** Reminders on their day; what the law gives a month for, a week before and on its day. */
const isDue = (now: Date) => sql<boolean>`state = 'open' and due_at is not null and (
  (due_at <= ${now} and (reminded_at is null or reminded_at < due_at))
  or (kind in ('data_request', 'dispute') and reminded_at is null and due_at <= ${now}::timestamptz + ${remindDaysBefore} * interval '1 day'))`

export interface DueTask {
  id: string
  workspaceId: string
}

/** Tasks in all workspaces that someone is to be reminded of. */
export async function findDueTasks(database: Database, now: Date, limit: number): Promise<DueTask[]> {
  const { rows } = await sql<DueTask>`
    select id, workspace_id as "workspaceId" from task where ${isDue(now)} order by due_at limit ${limit}`.execute(database.system)
  return rows
}

/** Locked until the transaction ends; undefined when it isn't due anymore. */
export const lockDueTask = (tx: Tx, id: string, now: Date) =>
  tx.selectFrom('task').selectAll().where('id', '=', id).where(isDue(now)).forNoKeyUpdate().executeTakeFirst()

export async function setTaskDay(tx: Tx, id: string, day: string): Promise<void> {
  await tx
    .updateTable('task')
    .set({ due_at: atMidnight(day), reminded_at: null })
    .where('id', '=', id)
    .execute()
}

export async function markReminded(tx: Tx, ctx: WorkspaceContext, id: string): Promise<void> {
  await tx.updateTable('task').set({ reminded_at: ctx.now() }).where('id', '=', id).execute()
}

export async function flagPerson(
  tx: Tx,
  ctx: WorkspaceContext,
  flag: { personId: string; kind: PersonFlag; inboundId: string | null; quote: string | null; until?: Date },
): Promise<void> {
  await tx
    .insertInto('person_flag')
    .values({
      workspace_id: ctx.workspaceId,
      person_id: flag.personId,
      kind: flag.kind,
      at: ctx.now(),
      inbound_id: flag.inboundId,
      quote: flag.quote,
      until: flag.until ?? null,
    })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'person_id', 'kind']).doUpdateSet({ until: flag.until ?? null }))
    .execute()
}

export async function removeFlag(tx: Tx, personId: string, kind: PersonFlag): Promise<boolean> {
  const row = await tx
    .deleteFrom('person_flag')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .returning('kind')
    .executeTakeFirst()
  return row !== undefined
}

/** Withdraws tasks and flags of a misread reply; tasks the team closed stay closed. */
export async function withdrawTasksOf(tx: Tx, ctx: WorkspaceContext, inboundId: string): Promise<void> {
  await tx
    .updateTable('task')
    .set({ state: 'dismissed', outcome: withdrawn(), closed_at: ctx.now(), closed_by: ctx.userId })
    .where('inbound_id', '=', inboundId)
    .where('state', '=', 'open')
    .execute()
  await tx.deleteFrom('person_flag').where('inbound_id', '=', inboundId).execute()
}
