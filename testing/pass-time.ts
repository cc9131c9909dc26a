// Moves an interview into the past, which tests can't wait for.
import { inDatabase } from './in-database.ts'
import { serverUrl } from '../e2e/servers.ts'

/** Moves a candidate's interviews to this many days ago. */
export const letInterviewPass = (candidateId: string, days: number) =>
  inDatabase(
    serverUrl(),
    "update interview set start_at = now() - $2 * interval '1 day', end_at = now() - $2 * interval '1 day' + interval '30 minutes' where candidate_id = $1",
    [candidateId, days],
  )
