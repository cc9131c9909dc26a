// Lets an interview lie in the past, which no one can wait for.
import { inDatabase } from './in-database.ts'
import { serverUrl } from '../e2e/servers.ts'

/** The interviews of a candidate were so many days ago. */
export const letInterviewPass = (candidateId: string, days: number) =>
  inDatabase(
    serverUrl(),
    "update interview set start_at = now() - $2 * interval '1 day', end_at = now() - $2 * interval '1 day' + interval '30 minutes' where candidate_id = $1",
    [candidateId, days],
  )

/** A colleague interviewed the same candidate, half a day ago. */
export const addInterviewWith = (email: string, candidateId: string) =>
  inDatabase(
    serverUrl(),
    `insert into interview (id, workspace_id, project_id, candidate_id, host_user_id, start_at, end_at, state, uid, meeting_kind, created_at, updated_at)
     select 'r' || candidate.id, candidate.workspace_id, project_id, candidate.id, users.id, now() - interval '12 hours', now() - interval '11 hours',
            'done', 'r' || candidate.id, 'video', now(), now()
       from candidate join users on users.workspace_id = candidate.workspace_id where candidate.id = $2 and users.email = $1`,
    [email, candidateId],
  )
