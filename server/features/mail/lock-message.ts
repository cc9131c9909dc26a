// The one order of locks for everything that touches an outgoing mail: project, then candidate, then the mail itself.
import type { Tx } from '../../platform/database.ts'
import { loadCandidate, type LoadedCandidate } from '../candidates/access-candidate.ts'
import { lockProjectForMail } from '../projects/access-project.ts'
import type { MessageRow } from './message-row.ts'

export interface LockedMessage {
  project: NonNullable<Awaited<ReturnType<typeof lockProjectForMail>>>
  candidate: LoadedCandidate
  row: MessageRow
}

/** null when the mail (or its candidate) is gone. */
export async function lockMessage(tx: Tx, id: string): Promise<LockedMessage | null> {
  const key = await tx.selectFrom('message').select(['project_id', 'candidate_id']).where('id', '=', id).executeTakeFirst()
  if (!key) return null
  const project = await lockProjectForMail(tx, key.project_id)
  const candidate = project && (await loadCandidate(tx, key.candidate_id, true))
  const row = candidate && (await tx.selectFrom('message').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())
  return project && candidate && row ? { project, candidate, row } : null
}
