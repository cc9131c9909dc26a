// Orders a project's pause and archiving against its emails, without making anyone else who works in the project wait.
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { LoadedProject } from './access-project.ts'

export type MailProject = Pick<LoadedProject, 'id' | 'workspaceId' | 'outreachPause' | 'isArchived'>

const keyOf = (projectId: string | RawBuilder<unknown>) => sql`hashtextextended(${projectId}, 7127)`

/**
 * For the sender: holds the gates, shared, until the transaction ends, and reads what messages need of their projects, by id; those that
 * are gone are left out. Taken before any row lock. A pause that has committed is seen; one that is under way waits until this
 * transaction has ended.
 */
export async function enterProjectGates(tx: Tx, ids: readonly string[]): Promise<Map<string, MailProject>> {
  // one order for everyone
  const sorted = [...new Set(ids)].toSorted()
  await sql`select ${sharedGate(sql`id`)} from unnest(${sorted}::text[]) as id`.execute(tx)
  return readMailProjects(tx, sorted)
}

/** Holds a project's gate, shared, in a statement that visits the projects in the order of their IDs. */
export const sharedGate = (projectId: RawBuilder<unknown>) => sql`pg_advisory_xact_lock_shared(${keyOf(projectId)})`

/** What messages need of their projects, by id, once their gates are held: in a later statement, which sees what was committed by then. */
export async function readMailProjects(tx: Tx, ids: readonly string[]): Promise<Map<string, MailProject>> {
  const rows = await tx
    .selectFrom('project')
    .select(['id', 'workspace_id', 'outreach_pause', 'is_archived'])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      { id: row.id, workspaceId: row.workspace_id, outreachPause: row.outreach_pause, isArchived: row.is_archived },
    ]),
  )
}

/** For a pause or archiving, before writing it: waits for intents in progress, and lets none begin until it has committed. */
export async function closeProjectGate(tx: Tx, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${keyOf(id)})`.execute(tx)
}
