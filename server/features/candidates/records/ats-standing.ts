// The state of candidates in the applicant tracking system, as shown on cards; the sync writes it.
import { isKeyOf } from '@fairlead/domain/shared/records'
import { pushStops, type PushState } from '@fairlead/domain/candidate/ats-push'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'

export interface AtsStanding {
  integration: string
  state: PushState
  stage: string | null
  isRejected: boolean
  reason: string | null
  at: Date
}

/** By candidate, the newest if someone was pushed over several links. */
export async function readAtsStandings(tx: Tx, candidateIds: readonly string[]): Promise<Map<string, AtsStanding>> {
  if (candidateIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('ats_push')
    .select(['candidate_id', 'integration', 'state', 'stage_name', 'is_rejected', 'why', 'changed_at'])
    .where('candidate_id', '=', sql<string>`any(${candidateIds})`)
    .orderBy('changed_at')
    .execute()
  return new Map(
    rows.map((row) => [
      row.candidate_id,
      {
        integration: row.integration,
        state: row.state,
        stage: row.stage_name,
        isRejected: row.is_rejected,
        reason: row.why !== null && isKeyOf(pushStops, row.why) ? pushStops[row.why] : row.why,
        at: row.changed_at,
      },
    ]),
  )
}
