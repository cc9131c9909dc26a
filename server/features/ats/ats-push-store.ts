// The only writer of pushes: one per link and candidate, with its progress and the system's last response.
import type { Selectable } from 'kysely'
import { maxTries, waitBeforeTry, type PushState } from '@fairlead/domain/candidate/ats-push'
import { sql } from 'kysely'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import type { AtsPushTable } from '../../platform/schema.ts'
import type { ProjectJob } from './ats-job-store.ts'

export type PushRow = Selectable<AtsPushTable>

/** A push left by a dead process is resumed when the link is free; `sending` only means that it had started. */
export const openStates = ['queued', 'sending', 'unknown'] as const

export async function findPush(tx: Tx, candidateId: string, linkId: string): Promise<PushRow | undefined> {
  return tx.selectFrom('ats_push').selectAll().where('candidate_id', '=', candidateId).where('link_id', '=', linkId).executeTakeFirst()
}

/**
 * Requests a push of the candidate's current stage. A request during a running push is counted, so that the push runs
 * again; a push with an unknown outcome stays unknown and is looked up first. The caller holds the candidate's lock.
 */
export async function requestPush(
  tx: Tx,
  ctx: WorkspaceContext,
  { candidateId, job, isByHand }: { candidateId: string; job: ProjectJob; isByHand: boolean },
): Promise<void> {
  const now = ctx.now()
  const row = { project_id: job.projectId, job_id: job.jobId, integration: job.integration }
  await tx
    .insertInto('ats_push')
    .values({
      ...row,
      candidate_id: candidateId,
      link_id: job.linkId,
      workspace_id: ctx.workspaceId,
      state: 'queued',
      by_hand: isByHand,
      next_try_at: now,
      changed_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['candidate_id', 'link_id']).doUpdateSet({
        wish: sql<number>`ats_push.wish + 1`,
        state: sql<PushState>`case when ats_push.writing is not null then 'unknown' when ats_push.state = 'sending' then 'sending' else 'queued' end`,
        by_hand: sql<boolean>`ats_push.by_hand or ${isByHand}`,
        tries: sql<number>`case when ${isByHand} or ats_push.state in ('sent', 'failed', 'cancelled') then 0 else ats_push.tries end`,
        ...(isByHand ? { why: null } : {}),
        next_try_at: now,
        changed_at: now,
      }),
    )
    .execute()
  await record(tx, ctx, { type: 'candidate.changed', projectId: job.projectId, candidateId })
  await record(tx, ctx, { type: 'ats.wanted' })
}

/** The next due push; pushes that only need reading back come last. */
export async function nextPush(tx: Tx, linkId: string, now: Date): Promise<PushRow | undefined> {
  return tx
    .selectFrom('ats_push')
    .selectAll()
    .where('link_id', '=', linkId)
    .where('next_try_at', '<=', now)
    .where((eb) => eb.or([eb('state', 'in', openStates), eb('heard', '=', true)]))
    .orderBy('heard')
    .orderBy('next_try_at')
    .limit(1)
    .executeTakeFirst()
}

export async function savePush(tx: Tx, row: Pick<PushRow, 'candidate_id' | 'link_id'>, change: Partial<PushRow>): Promise<void> {
  await tx.updateTable('ats_push').set(change).where('candidate_id', '=', row.candidate_id).where('link_id', '=', row.link_id).execute()
}

/** Postpones it, or stops retrying after too many attempts. */
export async function postpone(
  tx: Tx,
  ctx: WorkspaceContext,
  {
    row,
    state,
    reason,
    retryAfter,
  }: { row: PushRow; state: Extract<PushState, 'queued' | 'unknown'>; reason: string; retryAfter: number | null },
): Promise<void> {
  const isOver = row.tries + 1 >= maxTries
  await savePush(tx, row, {
    state: isOver ? 'failed' : state,
    why: reason,
    tries: row.tries + 1,
    next_try_at: new Date(ctx.now().getTime() + waitBeforeTry(row.tries, retryAfter) * 1000),
    changed_at: ctx.now(),
  })
  await record(tx, ctx, { type: 'candidate.changed', projectId: row.project_id, candidateId: row.candidate_id })
}

/** Nothing more is sent through this link. */
export async function cancelOpenPushes(tx: Tx, ctx: WorkspaceContext, linkId: string, reason: string): Promise<void> {
  await tx
    .updateTable('ats_push')
    .set({ state: 'cancelled', why: reason, heard: false, changed_at: ctx.now() })
    .where('link_id', '=', linkId)
    .where((eb) => eb.or([eb('state', 'in', openStates), eb('heard', '=', true)]))
    .execute()
}

/** The system changed something there, so it is read back. False when it isn't one of ours. */
export async function markHeard(tx: Tx, linkId: string, applicationId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .updateTable('ats_push')
    .set({ heard: true, next_try_at: sql<Date>`case when state in ('queued', 'sending', 'unknown') then next_try_at else ${now} end` })
    .where('link_id', '=', linkId)
    .where('remote_application_id', '=', applicationId)
    .returning('candidate_id')
    .execute()
  return rows.length > 0
}

/** A system that announces nothing: everyone who was sent there is read back. */
export async function markAllHeard(tx: Tx, linkId: string, now: Date): Promise<void> {
  await tx
    .updateTable('ats_push')
    .set({ heard: true, next_try_at: now })
    .where('link_id', '=', linkId)
    .where('state', '=', 'sent')
    .where('is_rejected', '=', false)
    .execute()
}
