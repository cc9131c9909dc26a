// Lets an interview lie in the past, which no one can wait for: in the database of the server these journeys started.
import fs from 'node:fs'
import path from 'node:path'
import { findPlaces } from '@fairlead/local-services/database/places'
import pg from 'pg'

async function inDatabase(sql: string, values: unknown[]): Promise<void> {
  const { home, sockets } = findPlaces(process.env.E2E_DATA!)
  const password = fs.readFileSync(path.join(home, 'database.secret'), 'utf8').trim()
  const client = new pg.Client({ host: sockets, user: 'fairlead', database: 'postgres', password })
  await client.connect()
  try {
    const { rowCount } = await client.query(sql, values)
    if (!rowCount) throw new Error('There was no such row.')
  } finally {
    await client.end()
  }
}

/** The interviews of a candidate were so many days ago. */
export const letInterviewPass = (candidateId: string, days: number) =>
  inDatabase(
    "update interview set start_at = now() - $2 * interval '1 day', end_at = now() - $2 * interval '1 day' + interval '30 minutes' where candidate_id = $1",
    [candidateId, days],
  )

/** A colleague interviewed the same candidate, half a day ago. */
export const addInterviewWith = (email: string, candidateId: string) =>
  inDatabase(
    `insert into interview (id, workspace_id, project_id, candidate_id, host_user_id, start_at, end_at, state, uid, meeting_kind, created_at, updated_at)
     select 'r' || candidate.id, candidate.workspace_id, project_id, candidate.id, users.id, now() - interval '12 hours', now() - interval '11 hours',
            'done', 'r' || candidate.id, 'video', now(), now()
       from candidate join users on users.workspace_id = candidate.workspace_id where candidate.id = $2 and users.email = $1`,
    [email, candidateId],
  )
