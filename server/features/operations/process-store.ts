// The only writer of process_state: heartbeats with roles and version.
import { sql } from 'kysely'
import type { Database } from '../../platform/database.ts'

export interface ProcessState {
  id: string
  roles: string
  host: string
  pid: number
  version: string
  memoryBytes: number
  loopDelayMs: number
}

export async function saveProcess(database: Database, process: ProcessState): Promise<void> {
  const { memoryBytes: memory_bytes, loopDelayMs: loop_delay_ms, ...rest } = process
  const now = sql<Date>`now()`
  await database.system
    .insertInto('process_state')
    .values({ ...rest, memory_bytes, loop_delay_ms })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ memory_bytes, loop_delay_ms, seen_at: now }))
    .execute()
}

export async function removeProcess(database: Database, id: string): Promise<void> {
  await database.system.deleteFrom('process_state').where('id', '=', id).execute()
}
