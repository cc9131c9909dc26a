// A worker's sign of life: a lock held as long as its process lives, by which others see that what it has claimed is in good hands.
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'

/** First key of the advisory locks held by living workers. */
const workerLock = 7126

export interface SignOfLife {
  /** Claims are made under this name, or one that begins with it and a slash. */
  workerId: string
  /** Takes the lock, again where its connection was lost. */
  show(): Promise<void>
  end(): Promise<void>
}

export function openSignOfLife(database: Database): SignOfLife {
  const workerId = newId()
  let client: Awaited<ReturnType<Database['connect']>> | null = null
  return {
    workerId,
    async show() {
      if (client) return
      const opened = await database.connect()
      const lost = () => void (client = client === opened ? null : client)
      opened.on('error', lost)
      opened.on('end', lost)
      await opened.query('select pg_advisory_lock($1, hashtext($2))', [workerLock, workerId])
      client = opened
    },
    async end() {
      await client?.end().catch(() => void 0)
    },
  }
}

/**
 * True when the worker that made a claim shows no sign of life. Its connection may break while it lives on.
 * @param claimedBy SQL for the name of the claim
 */
export const isWorkerGone = (claimedBy: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`not exists (
  select 1 from pg_locks
  where locktype = 'advisory' and classid = ${workerLock} and objid = (hashtext(split_part(${claimedBy}, '/', 1))::bigint & 4294967295)::oid
    and database = (select oid from pg_database where datname = current_database()))`
