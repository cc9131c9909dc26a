// The outbox: events are written with the change they describe and handled at least once.
import { messageOf } from '@fairlead/domain/shared/caught'
import type { DomainEvent } from '@fairlead/domain/events'
import { must } from '@fairlead/domain/shared/records'
import { sql } from 'kysely'
import type { WorkspaceContext } from './context.ts'
import type { Database, Tx } from './database.ts'
import { listenTo, type Heartbeat } from './listen.ts'

/** Marks this transaction's events as handled at `at`; returns them in order. */
export async function markRecordedHandled(tx: Tx, handledAt: Date): Promise<DomainEvent[]> {
  const { rows } = await sql<{ id: number; type: string; payload: object }>`
    update event set at = ${handledAt}, handled_at = ${handledAt} where handled_at is null and xmin = pg_current_xact_id()::xid
    returning id, type, payload`.execute(tx)
  return rows.toSorted((a, b) => a.id - b.id).map(({ type, payload }) => ({ type, ...payload }) as DomainEvent)
}

export interface StoredEvent {
  id: number
  workspaceId: string
  userId: string | null
  at: Date
  event: DomainEvent
}

/** Writes an event in the transaction of its change. */
export async function record(tx: Tx, by: Author, event: DomainEvent): Promise<void> {
  await recordAll(tx, [{ by, event }])
}

type Author = Pick<WorkspaceContext, 'workspaceId' | 'userId'>

/** The same for several, in order. */
export async function recordAll(tx: Tx, events: readonly { by: Author; event: DomainEvent }[]): Promise<void> {
  if (events.length === 0) return
  await tx
    .insertInto('event')
    .values(
      events.map(({ by, event: { type, ...payload } }) => ({
        workspace_id: by.workspaceId,
        user_id: by.userId,
        type,
        payload: JSON.stringify(payload),
      })),
    )
    .execute()
}

/** Attempts before an event is set aside for staff to look at. */
export const maxTries = 12

export interface Round {
  limit?: number
  /** Concurrent events. */
  lanes?: number
  /** The types this version knows: an older process ignores those of a newer one. Absent = all. */
  types?: readonly string[]
}

/**
 * Handles open events, each in its own transaction. A failure is retried later (after 2, 4, 8 … at most 600 seconds) and set
 * aside as a dead letter after `maxTries`; others continue. `handle` may be called more than once for the same event. Returns
 * how many were claimed.
 */
export async function handleOpenEvents(
  database: Database,
  handle: (event: StoredEvent) => Promise<void>,
  onFailure: (event: StoredEvent, error: unknown) => void,
  { limit = 50, lanes = 1, types }: Round = {},
): Promise<number> {
  // usually there is nothing to do, or one event: no lane opens a transaction to find none
  const open = await countOpenEvents(database, types, Math.min(lanes, limit))
  let claimed = 0
  const work = async () => {
    while (claimed < limit) {
      claimed++
      if (!(await handleNextEvent(database, handle, onFailure, types))) return void claimed--
    }
  }
  await Promise.all(Array.from({ length: open }, work))
  return claimed
}

async function countOpenEvents(database: Database, types: readonly string[] | undefined, most: number): Promise<number> {
  const rows = await database.system
    .selectFrom('event')
    .select('id')
    .where('handled_at', 'is', null)
    .where('next_try_at', '<=', sql<Date>`now()`)
    .$if(types !== undefined, (query) => query.where('type', 'in', must(types)))
    .limit(most)
    .execute()
  return rows.length
}

/** Claims the oldest open event that no one else holds; false when there is none. */
async function handleNextEvent(
  database: Database,
  handle: (event: StoredEvent) => Promise<void>,
  onFailure: (event: StoredEvent, error: unknown) => void,
  types: readonly string[] | undefined,
): Promise<boolean> {
  return database.system.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('event')
      .select(['id', 'workspace_id', 'user_id', 'at', 'type', 'payload', 'tries'])
      .where('handled_at', 'is', null)
      .where('next_try_at', '<=', sql<Date>`now()`)
      .$if(types !== undefined, (query) => query.where('type', 'in', must(types)))
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!row) return false
    const event = toStored(row)
    const update = (set: object) => tx.updateTable('event').set(set).where('id', '=', row.id).execute()
    try {
      await handle(event)
      await update({ handled_at: sql<Date>`now()` })
    } catch (error) {
      onFailure(event, error)
      const tries = row.tries + 1
      const wait =
        tries >= maxTries ? sql<Date>`'infinity'::timestamptz` : sql<Date>`now() + make_interval(secs => ${Math.min(600, 2 ** tries)})`
      await update({ tries, next_try_at: wait, last_error: messageOf(error).slice(0, 500) })
    }
    return true
  })
}

/** Events that failed on every attempt and wait for staff, newest first. */
export async function listDeadEvents(database: Database, limit: number): Promise<{ id: number; type: string; at: Date; error: string }[]> {
  const rows = await database.system
    .selectFrom('event')
    .select(['id', 'type', 'at', 'last_error'])
    .where('handled_at', 'is', null)
    .where('next_try_at', '=', sql<Date>`'infinity'::timestamptz`)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ id: row.id, type: row.type, at: row.at, error: row.last_error ?? '' }))
}

/** Retries all of them from the first attempt; returns how many. */
export async function retryDeadEvents(database: Database): Promise<number> {
  const result = await database.system
    .updateTable('event')
    .set({ tries: 0, next_try_at: sql<Date>`now()` })
    .where('handled_at', 'is', null)
    .where('next_try_at', '=', sql<Date>`'infinity'::timestamptz`)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

function toStored(row: {
  id: number
  workspace_id: string | null
  user_id: string | null
  at: Date
  type: string
  payload: object
}): StoredEvent {
  return {
    id: row.id,
    workspaceId: row.workspace_id ?? '',
    userId: row.user_id,
    at: row.at,
    event: { type: row.type, ...row.payload } as DomainEvent,
  }
}

/** The id of the newest event; 0 when nothing has happened yet. */
export async function newestEventId(database: Database): Promise<number> {
  const row = await database.system.selectFrom('event').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row?.id ?? 0
}

/** A workspace's events after one and up to another, oldest first. */
export async function listEventsSince(
  database: Database,
  workspaceId: string,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<StoredEvent[]> {
  const rows = await database.system
    .selectFrom('event')
    .select(['id', 'workspace_id', 'user_id', 'at', 'type', 'payload'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '>', after)
    .where('id', '<=', upTo)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(toStored)
}

/**
 * Events after one, oldest first, with some overlap: an event may be committed after one with a higher number. Excludes those
 * in `except`.
 */
export async function listEventsAfter(
  database: Database,
  { after, lookBack, limit, except = [] }: { after: number; lookBack: number; limit: number; except?: readonly number[] },
): Promise<StoredEvent[]> {
  const rows = await database.system
    .selectFrom('event')
    .select(['id', 'workspace_id', 'user_id', 'at', 'type', 'payload'])
    .where('id', '>', after - lookBack)
    .where(sql<boolean>`not (id = any(${except}::bigint[]))`)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(toStored)
}

/** 'events': a transaction with events was committed. 'gap': the connection is new, and messages may have been missed. */
export type News = 'events' | 'gap'

/** Calls back after every transaction that recorded events, in any process. */
export function listenToEvents(database: Database, onNews: (news: News) => void, beat?: Heartbeat): Promise<() => Promise<void>> {
  return listenTo(database, 'fairlead_event', (text) => onNews(text === null ? 'gap' : 'events'), beat)
}
