// The one order of locks for everything that touches an outgoing mail: project, then candidate, then the mail itself.
import type { Tx } from '../../platform/database.ts'
import { loadCandidate, type LoadedCandidate } from '../candidates/access-candidate.ts'
import { lockProjectForMail } from '../projects/access-project.ts'
import type { MessageRow } from './message-row.ts'

export interface LockedMessage {
  /** Whom it goes to and for which project; null for mail to colleagues, which no candidate can stop. */
  about: { project: NonNullable<Awaited<ReturnType<typeof lockProjectForMail>>>; candidate: LoadedCandidate } | null
  row: MessageRow
}

/** null when the mail (or its candidate) is gone. */
export async function lockMessage(tx: Tx, id: string): Promise<LockedMessage | null> {
  const key = await tx.selectFrom('message').select(['project_id', 'candidate_id']).where('id', '=', id).executeTakeFirst()
  if (!key) return null
  if (!key.candidate_id || !key.project_id) {
    const row = await lockRow(tx, id)
    return row ? { about: null, row } : null
  }
  const first = await lockProjectForMail(tx, key.project_id)
  const candidate = first && (await loadCandidate(tx, key.candidate_id, true))
  // they may have gone on to another project while this waited for the lock
  const project = candidate && (candidate.projectId === first.id ? first : await lockProjectForMail(tx, candidate.projectId))
  const row = candidate && (await lockRow(tx, id))
  return project && candidate && row ? { about: { project, candidate }, row } : null
}

function lockRow(tx: Tx, id: string): Promise<MessageRow | undefined> {
  return tx.selectFrom('message').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}
