// Fills a project or a workspace with as many rows as a benchmark needs.
import { sql } from 'kysely'
import type { Database } from '../server/platform/database.ts'

/**
 * Adds the whole pool to the project: two in Needs Attention, half of the rest approved, the others in the review queue. Each
 * has three history entries, every fourth approved candidate an email, every tenth a comment.
 */
export async function fillProject({ system }: Database, projectId: string, size: number): Promise<void> {
  await sql`update project set calibrated_at = now(), lifecycle_status = 'active' where id = ${projectId}`.execute(system)
  await sql`insert into candidate (id, workspace_id, project_id, person_id, stage, stage_at, assessment, score, batch, rank)
    select 'bench' || n, project.workspace_id, project.id, person.id,
      case when n <= 2 then 'QUESTION' when n % 2 = 0 then 'APPROVED' else 'UNDER_REVIEW' end, now() - n * interval '1 minute', null, 50, 1, n
    from project, (select id, row_number() over (order by id) as n from person where workspace_id is null limit ${size}) person
    where project.id = ${projectId}`.execute(system)
  await sql`insert into candidate_history (id, workspace_id, project_id, candidate_id, at, code, user_id)
    select candidate.id || code, candidate.workspace_id, candidate.project_id, candidate.id, now(), code, project.owner_id
    from candidate join project on project.id = candidate.project_id, unnest(array[1, 3, 5]) as code where project.id = ${projectId}`.execute(
    system,
  )
  await sql`insert into message (id, workspace_id, project_id, candidate_id, kind, step, state, due_at, sent_at, message_id, reply_token, from_email, to_email, subject, html, body_text)
    select 'm' || id, workspace_id, project_id, id, 'sequence', 0, 'sent', now(), now(), '<m' || id || '@bench>', 't' || id, 'a@b', 'c@d', 'Hello', repeat('<p>Would you like to talk?</p>', 20), 'Hello'
    from candidate where project_id = ${projectId} and stage = 'APPROVED' and rank % 4 = 0`.execute(system)
  await sql`insert into comment (id, workspace_id, project_id, candidate_id, user_id, body)
    select 'c' || candidate.id, candidate.workspace_id, candidate.project_id, candidate.id, project.owner_id, 'Looks good'
    from candidate join project on project.id = candidate.project_id where project.id = ${projectId} and candidate.rank % 10 = 0`.execute(
    system,
  )
  await sql`insert into project_counter (project_id, workspace_id, stage, count)
    select project_id, workspace_id, stage, count(*) from candidate where project_id = ${projectId} group by 1, 2, 3`.execute(system)
  await sql`analyze candidate, candidate_history, message, comment`.execute(system)
}

/** Copies a project `times` times, with its roster, its counters, and a completed search. */
export async function addProjects({ system }: Database, projectId: string, times: number): Promise<void> {
  await sql`insert into project (id, workspace_id, owner_id, name, job_title, hiring_company, project_type, lifecycle_status, settings)
    select 'copy' || n, workspace_id, owner_id, name || ' ' || n, job_title, hiring_company, project_type, 'active', settings
    from project, generate_series(1, ${times}) as n where project.id = ${projectId}`.execute(system)
  for (const table of ['project_collaborator', 'project_counter'] as const) {
    const columns = table === 'project_counter' ? sql`workspace_id, stage, count` : sql`workspace_id, email, roster_role`
    await sql`insert into ${sql.table(table)} (project_id, ${columns})
      select 'copy' || n, ${columns} from ${sql.table(table)}, generate_series(1, ${times}) as n where project_id = ${projectId}`.execute(
      system,
    )
  }
  await sql`insert into search_run (id, workspace_id, project_id, kind, state, batch, size, is_calibration)
    select 'run' || id, workspace_id, id, 'initial', 'completed', 1, 10, true from project where id like 'copy%'`.execute(system)
  await sql`analyze project, project_collaborator, project_counter, search_run`.execute(system)
}
