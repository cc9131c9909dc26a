// The one order of locks for everything that touches an outgoing message: the project's gate, then the candidate, then the message.
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { loadCandidate, type LoadedCandidate } from '../candidates/access-candidate.ts'
import { enterProjectGate, type MailProject } from '../projects/project-gate.ts'
import type { MessageRow } from './message-row.ts'

export interface LockedMessage {
  /** The recipient and their project; null for email to colleagues, which no candidate can stop. */
  about: { project: MailProject; candidate: LoadedCandidate } | null
  row: MessageRow
  /** By the clock of the database: leases of several workers are measured by one clock. */
  now: Date
}

/**
 * null when the message (or its candidate) is gone. The project's row is read and not locked: anyone who works in the same project never
 * waits for the sender, and a pause waits only for the intents under way (project-gate.ts).
 */
export async function lockMessage(tx: Tx, id: string): Promise<LockedMessage | null> {
  const key = await tx.selectFrom('message').select(['project_id', 'candidate_id']).where('id', '=', id).executeTakeFirst()
  if (!key) return null
  if (!key.candidate_id || !key.project_id) {
    const locked = await lockRow(tx, id)
    return locked && { about: null, ...locked }
  }
  const first = await enterProjectGate(tx, key.project_id)
  const candidate = first && (await loadCandidate(tx, key.candidate_id, true))
  // they may have moved to another project while this waited for the lock
  const project = candidate && (candidate.projectId === first.id ? first : await enterProjectGate(tx, candidate.projectId))
  const locked = candidate && (await lockRow(tx, id))
  return project && candidate && locked ? { about: { project, candidate }, ...locked } : null
}

async function lockRow(tx: Tx, id: string): Promise<{ row: MessageRow; now: Date } | null> {
  const record = await tx
    .selectFrom('message')
    .selectAll()
    .select(sql<Date>`clock_timestamp()`.as('clock'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!record) return null
  const { clock, ...row } = record
  return { row, now: clock }
}
