// The only writer of which candidates were sent to which hiring manager, and when; review deadlines are computed from it.
import { sql } from 'kysely'
import { emptySettings } from '@fairlead/domain/project/settings'
import type { Profile } from '@fairlead/domain/shared/profile'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database.ts'

/** Another email about the same candidate to the same address starts over. */
export async function recordRequest(
  tx: Tx,
  ctx: WorkspaceContext,
  { projectId, candidateId, email }: { projectId: string; candidateId: string; email: string },
): Promise<void> {
  const now = { sent_by: ctx.userId, sent_at: ctx.now(), reminded_at: null, escalated_at: null }
  await tx
    .insertInto('manager_request')
    .values({
      workspace_id: ctx.workspaceId,
      project_id: projectId,
      candidate_id: candidateId,
      email: normaliseEmail(email),
      ...now,
    })
    .onConflict((conflict) => conflict.columns(['candidate_id', 'project_id', 'email']).doUpdateSet(now))
    .execute()
}

export async function markRequests(
  tx: Tx,
  {
    column,
    now,
    projectId,
    email,
    candidates,
  }: { column: 'reminded_at' | 'escalated_at'; now: Date; projectId: string; email: string; candidates: readonly { id: string }[] },
): Promise<void> {
  await tx
    .updateTable('manager_request')
    .set({ [column]: now })
    .where('project_id', '=', projectId)
    .where('email', '=', email)
    .where('candidate_id', '=', sql<string>`any(${candidates.map(({ id }) => id)})`)
    .execute()
}

export interface ManagerKey {
  workspaceId: string
  projectId: string
  email: string
}

const { remindAfterHours, escalateAfterHours } = emptySettings.managerReview
const defaultClock = JSON.stringify({ remind_after_hours: remindAfterHours, escalate_after_hours: escalateAfterHours })

/** Managers who may be due a reminder; checked again under the lock. */
export async function findLateManagers(database: Database, now: Date, limit: number): Promise<ManagerKey[]> {
  const { rows } = await sql<ManagerKey>`
    select r.workspace_id as "workspaceId", r.project_id as "projectId", r.email
      from manager_request r
      join candidate c on c.id = r.candidate_id and c.project_id = r.project_id and c.stage = 'HIRING_MANAGER'
      join project p on p.id = r.project_id and not p.is_archived
      and not ${withoutLink(now)}
      cross join lateral (select coalesce(p.settings -> 'manager_review', ${defaultClock}::jsonb) as hours) s
     where (r.reminded_at is null and greatest(r.sent_at, c.stage_at) <= ${now}::timestamptz - (s.hours ->> 'remind_after_hours')::numeric * interval '1 hour')
        or (r.escalated_at is null and greatest(r.sent_at, c.stage_at) <= ${now}::timestamptz - (s.hours ->> 'escalate_after_hours')::numeric * interval '1 hour')
     group by 1, 2, 3 order by max(coalesce(r.reminded_at, 'epoch')), min(r.sent_at) limit ${limit}`.execute(database.system)
  return rows
}

/** The team revoked the address's links after this request (alias r) and none is open: sending them a new one is the team's decision. */
const withoutLink = (now: Date) => sql`(
  exists (select from link l where l.purpose = 'hm_review' and l.project_id = r.project_id and l.email = r.email and l.revoked_at >= r.sent_at)
  and not exists (select from link l where l.purpose = 'hm_review' and l.project_id = r.project_id and l.email = r.email
    and l.used_at is null and l.expires_at > ${now}::timestamptz))`

export interface WaitingForManager {
  id: string
  profile: Profile
  sentBy: string | null
  since: Date
  remindedAt: Date | null
  escalatedAt: Date | null
}

/** The candidates a manager hasn't decided about, longest wait first; the rows stay locked, so that two workers don't do the same. */
export async function lockWaiting(tx: Tx, projectId: string, email: string, now: Date): Promise<WaitingForManager[]> {
  const rows = await tx
    .selectFrom('manager_request as r')
    .innerJoin('candidate as c', (join) => join.onRef('c.id', '=', 'r.candidate_id').onRef('c.project_id', '=', 'r.project_id'))
    .innerJoin('person', 'person.id', 'c.person_id')
    .select(['c.id', 'person.profile', 'r.sent_by', 'r.sent_at', 'c.stage_at', 'r.reminded_at', 'r.escalated_at'])
    .where('r.project_id', '=', projectId)
    .where('r.email', '=', email)
    .where('c.stage', '=', 'HIRING_MANAGER')
    .where(sql<boolean>`not ${withoutLink(now)}`)
    .orderBy('r.sent_at')
    .orderBy('c.id')
    .forUpdate('r')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    profile: row.profile,
    sentBy: row.sent_by,
    // candidates who returned to the manager after the email wait since then
    since: row.sent_at > row.stage_at ? row.sent_at : row.stage_at,
    remindedAt: row.reminded_at,
    escalatedAt: row.escalated_at,
  }))
}

/** When the manager was last reminded of any candidate. */
export async function findLastReminder(tx: Tx, projectId: string, email: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('manager_request')
    .select((eb) => eb.fn.max('reminded_at').as('at'))
    .where('project_id', '=', projectId)
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.at ?? null
}

/** The candidates of a project that were sent to an address. */
export async function listRequested(database: Database, projectId: string, email: string): Promise<string[]> {
  const rows = await database.system
    .selectFrom('manager_request')
    .select('candidate_id')
    .where('project_id', '=', projectId)
    .where('email', '=', email)
    .execute()
  return rows.map(({ candidate_id }) => candidate_id)
}
