// Addresses this workspace must never write to, and how people take that back.
import { sql } from 'kysely'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { loadCandidate } from '../candidates/access-candidate.ts'
import { loadProject } from '../projects/access-project.ts'
import { cancelQueued } from './message-store.ts'

/** One person may be a candidate of several projects: what is decided about an address is ordered by this lock. */
export async function lockAddress(tx: Tx, ctx: WorkspaceContext, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${ctx.workspaceId} ${email.toLowerCase()}`}, 7126))`.execute(tx)
}

/** Stops all mail of the workspace to this address: no intent can be committed after this is. */
export async function suppressAddress(tx: Tx, ctx: WorkspaceContext, address: string, reason: 'unsubscribed' | 'by_hand'): Promise<void> {
  const email = address.trim().toLowerCase()
  await lockAddress(tx, ctx, email)
  await tx
    .insertInto('suppression')
    .values({ workspace_id: ctx.workspaceId, email, reason, at: ctx.now() })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'email']).doNothing())
    .execute()
}

interface LinkOwner {
  workspaceId: string
  email: string
  unsubscribed: boolean
}
export type Unsubscribing = LinkOwner & ({ about: 'outreach'; candidateId: string } | { about: 'notifications'; userId: string })

/** The candidate or user behind an unsubscribe link, or null for a link nobody gave out. */
export async function findUnsubscribe(database: Database, token: string): Promise<Unsubscribing | null> {
  const row = await database.system
    .selectFrom('message')
    .leftJoin('suppression', (join) =>
      join.onRef('suppression.workspace_id', '=', 'message.workspace_id').onRef('suppression.email', '=', 'message.to_email'),
    )
    .leftJoin('users', (join) =>
      join
        .onRef('users.workspace_id', '=', 'message.workspace_id')
        .onRef('users.email', '=', 'message.to_email')
        .on('message.email_type', '=', 'notification_digest'),
    )
    .select(['message.workspace_id', 'message.candidate_id', 'message.to_email', 'suppression.reason'])
    .select(['users.id as user_id', 'users.notification_mail'])
    .where('message.reply_token', '=', token)
    .executeTakeFirst()
  if (!row) return null
  const owner = { workspaceId: row.workspace_id, email: row.to_email }
  if (row.candidate_id) return { ...owner, about: 'outreach', candidateId: row.candidate_id, unsubscribed: row.reason !== null }
  if (!row.user_id) return null
  return { ...owner, about: 'notifications', userId: row.user_id, unsubscribed: row.notification_mail === 'off' }
}

/** Under the candidate's lock: once this has committed, no sender's intent can follow. */
export function unsubscribe(ctx: WorkspaceContext, found: { candidateId: string; email: string }): Promise<void> {
  return ctx.transaction(async (tx) => {
    const key = await tx.selectFrom('candidate').select('project_id').where('id', '=', found.candidateId).executeTakeFirst()
    const project = key && (await loadProject(tx, key.project_id, 'share'))
    const candidate = project && (await loadCandidate(tx, found.candidateId, true))
    await suppressAddress(tx, ctx, found.email, 'unsubscribed')
    if (!project || !candidate) return
    await cancelQueued(tx, candidate.id, 'unsubscribed', 'all')
    await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
  })
}

export function resubscribe(ctx: WorkspaceContext, email: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    await tx.deleteFrom('suppression').where('email', '=', email).where('reason', '=', 'unsubscribed').execute()
  })
}
