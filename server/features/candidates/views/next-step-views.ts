// Hiring manager and interview status of all candidates on a page.
import { sql } from 'kysely'
import { namesInWords } from '@fairlead/domain/interview/panel'
import type { Meeting } from '@fairlead/domain/interview/booking'
import { must } from '@fairlead/domain/shared/records'
import type { Tx } from '../../../platform/database.ts'

/** The newest email about a candidate to a hiring manager. */
export interface ReviewRequest {
  at: Date
  email: string
  /** Name of the user who sent it; null when that user is gone. */
  by: string | null
  remindedAt: Date | null
}

export interface BookedInterview {
  start: Date
  end: Date
  /** All its interviewers. */
  hostName: string
  meeting: Meeting
}

export interface NextStep {
  reviewRequest: ReviewRequest | null
  interview: BookedInterview | null
}

/** By candidate; candidates with neither are left out. */
export async function readNextSteps(tx: Tx, candidateIds: readonly string[]): Promise<Map<string, NextStep>> {
  if (candidateIds.length === 0) return new Map()
  const { rows } = await sql<{
    id: string
    sent_at: Date | null
    email: string | null
    sent_by: string | null
    reminded_at: Date | null
    start_at: Date | null
    end_at: Date | null
    hosts: string[] | null
    meeting_kind: Meeting['kind'] | null
    meeting_where: string | null
    room: Meeting['room'] | null
  }>`
    select c.id, r.sent_at, r.email, nullif(trim(s.first_name || ' ' || s.last_name), '') as sent_by, r.reminded_at,
           i.start_at, i.end_at, h.names as hosts, i.meeting_kind, i.meeting_where, i.room
      from candidate c
      left join lateral (select * from manager_request r where r.candidate_id = c.id and r.project_id = c.project_id
                          order by r.sent_at desc limit 1) r on true
      left join users s on s.id = r.sent_by
      left join lateral (select * from interview i where i.candidate_id = c.id and i.project_id = c.project_id and i.state in ('booked', 'done')
                          order by i.start_at desc limit 1) i on true
      left join lateral (select array_agg(trim(u.first_name || ' ' || u.last_name) order by p.position) as names
                           from interview_panelist p join users u on u.id = p.user_id where p.interview_id = i.id and p.role = 'interviewer') h on true
     where c.id = any(${candidateIds}) and (r.sent_at is not null or i.start_at is not null)`.execute(tx)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        reviewRequest: row.sent_at && { at: row.sent_at, email: must(row.email), by: row.sent_by, remindedAt: row.reminded_at },
        interview: row.start_at && {
          start: row.start_at,
          end: must(row.end_at),
          hostName: namesInWords(row.hosts ?? []),
          meeting: { kind: must(row.meeting_kind), where: row.meeting_where ?? '', room: must(row.room) },
        },
      },
    ]),
  )
}
