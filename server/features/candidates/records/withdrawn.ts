// Candidates whose last message reads as a withdrawal.
import { broadLabel, replyLabels } from '@fairlead/domain/ports/reply-classifier'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'

const withdrawing = replyLabels.filter((label) => ['not_interested', 'unsubscribe'].includes(broadLabel(label)))

/**
 * IDs of candidates whose newest message declines (now, or for good) or asks not to be contacted. An uncertain classification
 * counts until a user has checked it; a later message supersedes both.
 */
export async function findWithdrawn(tx: Tx, candidateIds: readonly string[]): Promise<Set<string>> {
  if (candidateIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select newest.candidate_id as id from (
      select distinct on (candidate_id) candidate_id, label, confident from inbound_mail
       where candidate_id = any(${candidateIds}) and label is not null and label <> 'out_of_office'
       order by candidate_id, received_at desc, created_at desc) newest
      join candidate c on c.id = newest.candidate_id
     where label = any(${withdrawing}) and (confident or c.attention ->> 'code' = 'unsure_reply')`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

export async function hasWithdrawn(tx: Tx, candidateId: string): Promise<boolean> {
  return (await findWithdrawn(tx, [candidateId])).has(candidateId)
}
