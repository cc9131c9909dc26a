// Orders a project's pause and archiving relative to its emails, without making other users of the project wait.
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { LoadedProject } from './access-project.ts'

export type MailProject = Pick<LoadedProject, 'id' | 'workspaceId' | 'outreachPause' | 'isArchived'>

const keyOf = (projectId: string) => sql`hashtextextended(${projectId}, 7127)`

/**
 * For the sender: holds the gate, shared, until the transaction ends, and reads what a message needs from its project. Acquired
 * before any row lock. Sees a committed pause; one in progress waits until this transaction has ended.
 */
export async function enterProjectGate(tx: Tx, id: string): Promise<MailProject | null> {
  await sql`select pg_advisory_xact_lock_shared(${keyOf(id)})`.execute(tx)
  const row = await tx
    .selectFrom('project')
    .select(['id', 'workspace_id', 'outreach_pause', 'is_archived'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { id: row.id, workspaceId: row.workspace_id, outreachPause: row.outreach_pause, isArchived: row.is_archived } : null
}

/** For a pause or archiving, before writing it: waits for intents in progress, and lets none begin until it has committed. */
export async function closeProjectGate(tx: Tx, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${keyOf(id)})`.execute(tx)
}
