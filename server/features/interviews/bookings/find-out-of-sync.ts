// Finds interviews whose calendar entry the interviewer declined, moved, or deleted by hand. Someone else takes over what is declined;
// the candidate doesn't know of other changes, so the interviewer is notified.
import { sql } from 'kysely'
import { systemContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import type { Database } from '../../../platform/database.ts'
import { markOutOfSync } from '../records/interview-event-store.ts'

export interface OutOfSync {
  interviewId: string
  workspaceId: string
  projectId: string
  candidateId: string
  /** The owner of the event. */
  hostUserId: string
  /** The event's current time; null when it is gone, or declined. */
  now: Date | null
  isDeclined: boolean
}

/** Ignores readings until a minute after the event was written: one that began before says nothing. */
export async function findOutOfSync(database: Database, time: Date): Promise<OutOfSync[]> {
  const { rows } = await sql<{
    id: string
    workspace_id: string
    project_id: string
    candidate_id: string
    host: string
    now: Date | null
    declined: boolean
  }>`
    select i.id, i.workspace_id, i.project_id, i.candidate_id, e.user_id as host, b.start_at as now,
      coalesce(o.events @> '[{"isDeclined": true}]', false) as declined
    from interview i
    join interview_panelist e on e.interview_id = i.id and e.remote_ref is not null and e.written_sequence = i.sequence
    join calendar c on c.id = e.calendar_id and c.counts_as <> 'ignored' and c.gone_at is null
    left join calendar_event o on o.calendar_id = c.id and o.remote_ref = e.remote_ref
    left join busy_time b on b.calendar_event_id = o.id
    where i.state = 'booked' and i.start_at > ${time} and c.synced_at > e.written_at + interval '1 minute'
      and e.role <> 'declined' and (o.id is null or (b.start_at is not null and b.start_at <> i.start_at) or o.events @> '[{"isDeclined": true}]')
      and e.out_of_sync is distinct from case when o.events @> '[{"isDeclined": true}]' then 'declined' else coalesce(to_char(b.start_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'gone') end
    limit 200`.execute(database.system)
  return rows.map((row) => ({
    interviewId: row.id,
    workspaceId: row.workspace_id,
    projectId: row.project_id,
    candidateId: row.candidate_id,
    hostUserId: row.host,
    now: row.now,
    isDeclined: row.declined,
  }))
}

/** Once for each change of the event. */
export function recordOutOfSync(database: Database, { workspaceId, isDeclined, ...outOfSync }: OutOfSync): Promise<void> {
  const ctx = systemContext(database, workspaceId)
  const now = outOfSync.now?.toISOString() ?? null
  return ctx.transaction(async (tx) => {
    const { interviewId, projectId, candidateId, hostUserId: userId } = outOfSync
    await markOutOfSync(tx, { interviewId, userId }, isDeclined ? 'declined' : (now ?? 'gone'))
    if (isDeclined) return record(tx, ctx, { type: 'interview.declined', projectId, candidateId, interviewId, userId })
    await record(tx, ctx, { type: 'interview.out_of_sync', ...outOfSync, now })
  })
}
