// Other contacts with a person in the workspace: interviews, open conversations, sequences.
import type { Stage } from '@fairlead/domain/shared/stages'
import { touchOf, type Touch } from '@fairlead/domain/outreach/in-touch'
import { namesInWords } from '@fairlead/domain/interview/panel'
import { mayRead, type Actor } from '@fairlead/domain/project/project'
import { sql } from 'kysely'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import type { LoadedCandidate } from '../../candidates/records/access-candidate.ts'
import { loadProject } from '../../projects/records/access-project.ts'

export interface TouchElsewhere extends Touch {
  candidateId: string
}

/**
 * Everything in progress with the same person or address in the workspace's other projects that aren't archived; hires count
 * even after their project was archived.
 */
export async function findTouches(
  tx: Tx,
  ctx: Pick<WorkspaceContext, 'now'> & { actor?: Actor },
  candidate: Pick<LoadedCandidate, 'id' | 'personId'>,
  address: string | null,
): Promise<TouchElsewhere[]> {
  const { rows } = await sql<{
    id: string
    project_id: string
    stage: Stage
    stage_at: Date
    contacted_at: Date | null
    replied_at: Date | null
    interview_at: Date | null
    hosts: string[] | null
    has_queued: boolean
    from_name: string | null
    last_at: Date | null
  }>`
    select c.id, c.project_id, c.stage, c.stage_at, c.contacted_at, c.replied_at, i.start_at as interview_at, i.hosts, m.from_name, m.last_at,
           exists (select from message q where q.candidate_id = c.id and q.kind = 'sequence'
                    and q.state in ('queued', 'claimed', 'committing', 'unknown', 'parked'))
             -- sent just now: the next step is planned in a moment
             or exists (select from event e where e.handled_at is null and e.type = 'mail.sent' and e.payload ->> 'candidateId' = c.id
                    and e.payload ->> 'step' is not null) as has_queued
      from candidate c
      join project p on p.id = c.project_id and (not p.is_archived or c.stage = 'HIRED')
      left join lateral (select n.start_at, (select array_agg(trim(u.first_name || ' ' || u.last_name) order by p.position) from interview_panelist p
                                                  join users u on u.id = p.user_id where p.interview_id = n.id and p.role = 'interviewer') as hosts
                          from interview n where candidate_id = c.id and project_id = c.project_id and state = 'booked' and end_at > ${ctx.now()}
                          order by start_at limit 1) i on true
      left join lateral (select from_name, coalesce(sent_at, created_at) as last_at from message
                          where candidate_id = c.id and state <> 'cancelled' and kind <> 'notice' order by created_at desc limit 1) m on true
     where c.id <> ${candidate.id}
       and (c.person_id = ${candidate.personId}
            or c.person_id in (select r.id from person r where r.merged_into = ${candidate.personId})
            or c.id in (select candidate_id from message where to_email = ${address ?? ''} and candidate_id is not null and state <> 'cancelled'))
     order by c.id`.execute(tx)
  const touches: TouchElsewhere[] = []
  for (const row of rows) {
    const kind = touchOf({
      stage: row.stage,
      interviewAt: row.interview_at,
      contactedAt: row.contacted_at,
      repliedAt: row.replied_at,
      hasQueued: row.has_queued,
    })
    if (!kind) continue
    const project = await loadProject(tx, row.project_id)
    touches.push({
      candidateId: row.id,
      kind,
      by: (kind === 'interview' ? namesInWords(row.hosts ?? []) : row.from_name) || null,
      at: timeOf(kind, row) ?? ctx.now(),
      projectName: project && ctx.actor && mayRead(project, ctx.actor) ? project.name : null,
    })
  }
  return touches
}

function timeOf(
  kind: Touch['kind'],
  row: { stage_at: Date; interview_at: Date | null; last_at: Date | null; replied_at: Date | null; contacted_at: Date | null },
): Date | null {
  if (kind === 'hired' || kind === 'offer') return row.stage_at
  return kind === 'interview' ? row.interview_at : (row.last_at ?? row.replied_at ?? row.contacted_at)
}
