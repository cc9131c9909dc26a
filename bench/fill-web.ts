// The browser benchmark's projects: one with a review queue of found people, one with any number of people.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../server/platform/database.ts'
import { fillProject } from './fill.ts'
import type { Caller } from './figures.ts'

type Page = { total: number; candidates: { id: string }[] }

/** A search past its calibration with at least this many people in its review queue, found and scored like any others. */
export async function keepReviewing(database: Database, call: Caller, target: number): Promise<string> {
  const job = {
    job_title: 'Backend Engineer',
    job_titles: ['Backend Engineer', 'Software Engineer'],
    keywords_optional: ['PostgreSQL', 'Go', 'Kubernetes'],
  }
  const { project_id } = await call<{ project_id: string }>('POST', 'v1/projects', {
    project_name: 'Backend engineers',
    type: '2',
    job_title: job.job_title,
  })
  const emails = {
    sender_name: 'Bench',
    outreach_templates: [{ name: 'One', initial_outreach_subject: 'Hello', initial_outreach_template: 'Hi {{first_name}}' }],
  }
  await call('PUT', 'v1/projects/settings', { project_id, ...job, ...emails })
  await call('POST', 'v2/projects/flashcards/initial', { project_id })
  const queue = () => call<Page>('GET', 'v2/projects/candidates', { project_id, status: 'UNDER_REVIEW', compact: 'true' })
  const until = async (enough: number) => {
    for (let tries = 0; tries < 300; tries++, await wait(200)) {
      const page = await queue()
      if (page.total >= enough) return page
    }
    throw new Error(`the search found fewer than ${enough}`)
  }
  let added = 0
  for (let batch = await until(1); ; batch = await until(1)) {
    added += batch.total
    if (added >= target) break
    const first = added === batch.total
    for (const { id } of batch.candidates)
      await call('POST', 'v2/projects/candidates/swipe', { project_id, candidate_id: id, approved: true })
    // the batch after calibration starts automatically
    if (!first) await call('POST', 'v2/projects/flashcards', { project_id })
  }
  await sql`update candidate set stage = 'UNDER_REVIEW' where project_id = ${project_id} and stage = 'APPROVED'`.execute(database.system)
  await recount(database, project_id)
  return project_id
}

/** The whole pool: half approved, half rejected, with the same details. */
export async function spreadProject(database: Database, projectId: string, size: number): Promise<void> {
  await fillProject(database, projectId, size)
  await sql`update candidate set stage = 'REJECTED' where project_id = ${projectId} and stage = 'UNDER_REVIEW'`.execute(database.system)
  await recount(database, projectId)
}

async function recount({ system }: Database, projectId: string): Promise<void> {
  await sql`delete from project_counter where project_id = ${projectId}`.execute(system)
  await sql`insert into project_counter (project_id, workspace_id, stage, count)
    select project_id, workspace_id, stage, count(*) from candidate where project_id = ${projectId} group by 1, 2, 3`.execute(system)
}
