// Leaving the demo: the workspace no longer sees the shared pool, and the fictional people in its projects are removed.
import { cancelInterviewFirst } from '@fairlead/domain/candidate/erasure'
import { dayText } from '@fairlead/domain/shared/dates'
import { Refusal } from '@fairlead/domain/refusal'
import { must } from '@fairlead/domain/shared/records'
import { sql } from 'kysely'
import type { ActorContext, WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { recordAuditEvent } from '../accounts/security/audit-store.ts'
import { saveDemoLeft } from '../accounts/users/user-store.ts'
import { isWorkspaceAdmin, requireWorkspaceAdmin } from '../accounts/users/workspace-rights.ts'
import { deleteShadows, lockPeople } from '../candidates/people/person-store.ts'
import { removeCandidates } from '../candidates/records/candidate-store.ts'
import { cancelQueued } from '../mail/messages/message-store.ts'
import { loadProject } from '../projects/records/access-project.ts'
import { changeCounters } from '../projects/records/project-store.ts'

export interface DemoState {
  /** The workspace's own people. */
  people: number
  isInDemo: boolean
  /** Fictional people in the workspace's projects. */
  candidates: number
  projects: number
  canLeave: boolean
}

/** A candidate whose person is in the shared pool, or is the workspace's own row of someone there. */
const isFictional = sql<boolean>`not exists (select from person where person.id = candidate.person_id
  and person.workspace_id is not null and person.shadows is null)`

export const readDemo = (ctx: ActorContext): Promise<DemoState> => ctx.transaction((tx) => readState(tx, ctx))

async function readState(tx: Tx, ctx: ActorContext): Promise<DemoState> {
  const { rows } = await sql<{ people: number; is_in_demo: boolean; candidates: number; projects: number }>`
    select (select count(*)::int from person where workspace_id = ${ctx.workspaceId} and shadows is null and erased_at is null and merged_into is null) as people,
      case when sees_shared_pool() then exists (select from person_email where scope = '') else false end as is_in_demo,
      count(*)::int as candidates, count(distinct project_id)::int as projects
    from candidate where ${isFictional}`.execute(tx)
  const { people, is_in_demo: isInDemo, candidates, projects } = must(rows[0])
  return { people, isInDemo, candidates, projects, canLeave: await isWorkspaceAdmin(tx, ctx.actor) }
}

/**
 * Admins only. From now on no search finds fictional people, and none of them gets an email; the rest is removed in the background.
 * Repeating it removes what a failed removal left.
 * @throws Refusal 'invalid_move' while an interview with one of them is booked, because it is in calendars
 */
export function leaveDemo(ctx: ActorContext): Promise<DemoState> {
  return ctx.transaction(async (tx) => {
    await requireWorkspaceAdmin(tx, ctx.actor)
    await lockPeople(tx, ctx.workspaceId)
    const ids = await lockFictional(tx)
    await refuseBooked(tx, ctx, ids)
    await cancelQueued(tx, ids, 'demo_left', { kinds: 'all' })
    const before = await readState(tx, ctx)
    if (await saveDemoLeft(tx, ctx.workspaceId, ctx.now())) {
      const { candidates, projects } = before
      const by = { workspaceId: ctx.workspaceId, userId: ctx.userId, actor: ctx.actor.email }
      await recordAuditEvent(tx, { kind: 'demo_left', ...by, details: { candidates, projects } })
    }
    await record(tx, ctx, { type: 'demo.left' })
    return { ...before, isInDemo: false }
  })
}

async function lockFictional(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('candidate')
    .select('id')
    .where(isFictional)
    .orderBy('project_id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

async function refuseBooked(tx: Tx, ctx: ActorContext, ids: readonly string[]): Promise<void> {
  const booked = await tx
    .selectFrom('interview')
    .innerJoin('project', 'project.id', 'interview.project_id')
    .select(['interview.start_at', 'project.name'])
    .where('interview.candidate_id', '=', sql<string>`any(${ids}::text[])`)
    .where('interview.state', '=', 'booked')
    .where('interview.end_at', '>', ctx.now())
    .orderBy('interview.start_at')
    .limit(1)
    .executeTakeFirst()
  if (booked) throw new Refusal('invalid_move', cancelInterviewFirst(dayText(booked.start_at, 'UTC'), booked.name))
}

/** Candidates per transaction. */
const chunk = 200

/**
 * Removes the fictional people of a workspace that left the demo, a few at a time; it continues where a killed process stopped, and
 * does nothing for a workspace in the demo.
 * @throws Error while an email to one of them is being sent: it is tried again
 */
export async function removeFictional(ctx: WorkspaceContext): Promise<void> {
  while (await ctx.transaction((tx) => removeSome(tx, ctx)));
}

/** False when no one remains. */
async function removeSome(tx: Tx, ctx: WorkspaceContext): Promise<boolean> {
  const { rows } = await sql<{ has_left: boolean }>`select not sees_shared_pool() as has_left`.execute(tx)
  if (!rows.some(({ has_left: hasLeft }) => hasLeft)) return false
  const next = await tx.selectFrom('candidate').select('project_id').where(isFictional).limit(1).executeTakeFirst()
  const project = next && (await loadProject(tx, next.project_id, 'update'))
  if (!project) {
    await deleteShadows(tx, ctx)
    return false
  }
  const candidates = await tx
    .selectFrom('candidate')
    .select(['id', 'stage'])
    .where('project_id', '=', project.id)
    .where(isFictional)
    .orderBy('id')
    .limit(chunk)
    .forUpdate()
    .execute()
  const ids = candidates.map(({ id }) => id)
  // what a search or an answer added in the meantime
  await cancelQueued(tx, ids, 'demo_left', { kinds: 'all' })
  const sending = await tx
    .selectFrom('message')
    .select('candidate_id')
    .where('candidate_id', '=', sql<string>`any(${ids}::text[])`)
    .where('state', '=', 'committing')
    .limit(1)
    .executeTakeFirst()
  if (sending) throw new Error('an email to a fictional person is being sent')
  await removeCandidates(
    tx,
    tx
      .selectFrom('candidate')
      .select('id')
      .where('id', '=', sql<string>`any(${ids}::text[])`),
  )
  const byStage = Map.groupBy(candidates, ({ stage }) => stage)
  await changeCounters(tx, project, Object.fromEntries([...byStage].map(([stage, group]) => [stage, -group.length])))
  await record(tx, ctx, { type: 'project.status_changed', projectId: project.id, status: project.status })
  return true
}
