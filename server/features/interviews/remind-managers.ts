// Hiring managers who haven't decided: reminded once about each candidate, and then reported to the team.
import { personNameAsText } from '@fairlead/domain/account/names'
import { createHash } from 'node:crypto'
import { fullName, type Profile } from '@fairlead/domain/shared/profile'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { daysWaiting, dueOf, minHoursBetweenReminders } from '@fairlead/domain/interview/manager-review'
import { managerReminder } from '@fairlead/domain/outreach/manager-mail'
import { sql } from 'kysely'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { queueTeamMail } from '../mail/team-mail.ts'
import { loadProject, type LoadedProject } from '../projects/access-project.ts'
import { openManagerLink } from './manager-link.ts'
import { markRequests } from './manager-request-store.ts'

export interface ManagerKey {
  workspaceId: string
  projectId: string
  email: string
}

/** Managers who may be due a reminder; checked again under the lock. */
export async function findLateManagers(database: Database, now: Date, limit: number): Promise<ManagerKey[]> {
  const { rows } = await sql<ManagerKey>`
    select r.workspace_id as "workspaceId", r.project_id as "projectId", r.email
      from manager_request r
      join candidate c on c.id = r.candidate_id and c.project_id = r.project_id and c.stage = 'HIRING_MANAGER'
      join project p on p.id = r.project_id and not p.is_archived
      and not ${withoutLink(now)}
      cross join lateral (select coalesce(p.settings -> 'manager_review', '{"remind_after_hours": 48, "escalate_after_hours": 120}') as hours) s
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

/** Reminders are marked in the transaction that queues the email, so that a dying worker has done both or neither. */
export function remindManager(ctx: WorkspaceContext, mail: MailSettings, { projectId, email }: ManagerKey): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await loadProject(tx, projectId, 'share')
    if (!project || project.isArchived) return
    const now = ctx.now()
    const waiting = await selectWaiting(tx, projectId, email, now)
    const due = waiting.map((entry) => ({ ...entry, ...dueOf(project.settings.managerReview, entry, now) }))
    const toRemind = due.filter((entry) => entry.remind)
    const last = await lastReminder(tx, projectId, email)
    if (toRemind.length > 0 && (last === null || now.getTime() - last.getTime() >= minHoursBetweenReminders * 3_600_000)) {
      await markRequests(tx, 'reminded_at', now, projectId, email, toRemind)
      await mailReminder(tx, ctx, mail, project, email, waiting, toRemind)
    }
    const late = due.filter((entry) => entry.escalate)
    if (late.length === 0) return
    await markRequests(tx, 'escalated_at', now, projectId, email, late)
    const days = Math.max(...late.map(({ since }) => daysWaiting(since, now)))
    const sentBy = [...new Set(late.flatMap((entry) => entry.sentBy ?? []))]
    await record(tx, ctx, {
      type: 'review.overdue',
      projectId,
      email,
      candidateIds: late.map(({ id }) => id),
      days,
      sentBy,
      at: now.toISOString(),
    })
  })
}

interface Waiting {
  id: string
  profile: Profile
  sentBy: string | null
  since: Date
  remindedAt: Date | null
  escalatedAt: Date | null
}

/** Longest wait first; the rows stay locked, so that two workers don't do the same. */
async function selectWaiting(tx: Tx, projectId: string, email: string, now: Date): Promise<Waiting[]> {
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

async function lastReminder(tx: Tx, projectId: string, email: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('manager_request')
    .select((eb) => eb.fn.max('reminded_at').as('at'))
    .where('project_id', '=', projectId)
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.at ?? null
}

async function mailReminder(
  tx: Tx,
  ctx: WorkspaceContext,
  mail: MailSettings,
  project: LoadedProject,
  email: string,
  waiting: readonly Waiting[],
  due: readonly Waiting[],
): Promise<void> {
  const sender = await senderOf(tx, due.findLast(({ sentBy }) => sentBy !== null)?.sentBy ?? project.ownerId)
  const since = (entry: Waiting) => `${entry.id}@${entry.since.toISOString()}`
  const cause = createHash('sha256').update(due.map(since).toSorted().join()).digest('base64url')
  const names = waiting.map(({ profile, since: from }) => ({
    name: shownName(fullName(profile), project.biasReducer),
    days: daysWaiting(from, ctx.now()),
  }))
  await queueTeamMail(tx, ctx, mail, {
    to: email,
    ...managerReminder({
      waiting: names,
      jobTitle: project.settings.jobTitle,
      link: await openManagerLink(tx, ctx, mail.publicUrl, { projectId: project.id, email, candidateIds: waiting.map(({ id }) => id) }),
      senderName: sender?.name ?? '',
    }),
    from: sender,
    // a manager on the suppression list must not stop the review clock for the team
    isAutomatic: true,
    projectId: project.id,
    emailType: 'manager_reminder',
    requestId: `manager_reminder:${project.id}:${email}:${cause}`,
  })
}

async function senderOf(tx: Tx, userId: string): Promise<{ name: string; email: string } | null> {
  const user = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return user ? { name: personNameAsText(user.first_name, user.last_name), email: user.email } : null
}
