// The outbox: events are written with the change they tell of and handled at least once.
import type { DomainEvent } from '@fairlead/domain/events'
import { sql } from 'kysely'
import type { WorkspaceContext } from './context.ts'
import type { Database, Tx } from './database.ts'

export interface StoredEvent {
  id: number
  workspaceId: string
  userId: string | null
  at: Date
  event: DomainEvent
}

/** Writes an event in the transaction of its change. */
export async function record(tx: Tx, by: Pick<WorkspaceContext, 'workspaceId' | 'userId'>, event: DomainEvent): Promise<void> {
  const { type, ...payload } = event
  await tx
    .insertInto('event')
    .values({ workspace_id: by.workspaceId, user_id: by.userId, type, payload: JSON.stringify(payload) })
    .execute()
}

/** One stored event, for the socket edge. */
export async function readEvent(database: Database, id: number): Promise<StoredEvent | null> {
  const row = await database.system
    .selectFrom('event')
    .select(['id', 'workspace_id', 'user_id', 'at', 'type', 'payload'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toStored(row) : null
}

/**
 * Handles open events once: claims up to `limit`, calls `handle` for each, marks what succeeded. A failure is tried
 * again later (2, 4, 8 … at most 600 seconds); others go on. Returns how many were claimed.
 */
export async function handleOpenEvents(
  database: Database,
  handle: (event: StoredEvent) => Promise<void>,
  onFailure: (event: StoredEvent, error: unknown) => void,
  limit = 50,
): Promise<number> {
  return database.system.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('event')
      .select(['id', 'workspace_id', 'user_id', 'at', 'type', 'payload', 'tries'])
      .where('handled_at', 'is', null)
      .where('next_try_at', '<=', sql<Date>`now()`)
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const row of rows) {
      const event = toStored(row)
      try {
        await handle(event)
        await tx
          .updateTable('event')
          .set({ handled_at: sql<Date>`now()` })
          .where('id', '=', row.id)
          .execute()
      } catch (error) {
        onFailure(event, error)
        const waitSeconds = Math.min(600, 2 ** (row.tries + 1))
        await tx
          .updateTable('event')
          .set({
            tries: row.tries + 1,
            next_try_at: sql<Date>`now() + make_interval(secs => ${waitSeconds})`,
            last_error: String((error as Error).message ?? error).slice(0, 500),
          })
          .where('id', '=', row.id)
          .execute()
      }
    }
    return rows.length
  })
}

function toStored(row: {
  id: number
  workspace_id: string | null
  user_id: string | null
  at: Date
  type: string
  payload: unknown
}): StoredEvent {
  return {
    id: row.id,
    workspaceId: row.workspace_id ?? '',
    userId: row.user_id,
    at: row.at,
    event: { type: row.type, ...(row.payload as object) } as DomainEvent,
  }
}

/** The id of the newest event; 0 when nothing has happened yet. */
export async function newestEventId(database: Database): Promise<number> {
  const row = await database.system.selectFrom('event').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row?.id ?? 0
}

/** Events of a workspace after one and up to another, oldest first. */
export async function listEventsSince(
  database: Database,
  workspaceId: string,
  after: number,
  upTo: number,
  limit: number,
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

/** Calls back with the id of every event that is committed anywhere; reconnects by itself and then calls with null. */
export async function listenToEvents(database: Database, onEvent: (id: number | null) => void): Promise<() => Promise<void>> {
  let stopped = false
  let client: Awaited<ReturnType<Database['connect']>> | null = null
  const open = async () => {
    while (!stopped) {
      try {
        client = await database.connect()
        client.on('notification', (message) => onEvent(Number(message.payload)))
        client.on('error', () => void 0)
        client.on('end', () => {
          if (!stopped) setTimeout(() => void open(), 250)
        })
        await client.query('listen fairlead_event')
        onEvent(null)
        return
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
    }
  }
  await open()
  return async () => {
    stopped = true
    await client?.end().catch(() => void 0)
  }
}
