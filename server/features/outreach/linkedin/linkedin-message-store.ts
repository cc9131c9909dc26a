// The only writer of LinkedIn messages: one InMail and one invitation per candidate, each with its state.
import type { Selectable } from 'kysely'
import type { Stage } from '@fairlead/domain/shared/stages'
import type { LinkedinKind, LinkedinState } from '@fairlead/domain/outreach/linkedin'
import type { ActorContext, WorkspaceContext } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import type { LinkedinMessageTable } from '../../../platform/schema.ts'
import type { SendPass } from '../../mail/messages/send-firewall.ts'

export type LinkedinMessageRow = Selectable<LinkedinMessageTable>

/** A message being sent by a process that has been silent this long has unknown delivery; a living one renews it far more often. */
const leaseMs = 15_000
export const leaseRenewalMs = 4_000

export interface NewLinkedinMessage {
  projectId: string
  candidateId: string
  kind: LinkedinKind
  subject: string
  body: string
  /** null = it is sent immediately. */
  dueAt: Date | null
}

/** The caller holds the candidate's lock. */
export async function findLinkedinMessage(tx: Tx, candidateId: string, kind: LinkedinKind): Promise<LinkedinMessageRow | undefined> {
  return tx.selectFrom('linkedin_message').selectAll().where('candidate_id', '=', candidateId).where('kind', '=', kind).executeTakeFirst()
}

/** Stores the message as scheduled or being sent; an unsent one is overwritten. The caller holds the lock. */
export async function planLinkedinMessage(
  tx: Tx,
  ctx: ActorContext,
  _pass: SendPass,
  message: NewLinkedinMessage,
): Promise<LinkedinMessageRow> {
  const now = ctx.now()
  const content = {
    state: message.dueAt ? ('queued' as const) : ('sending' as const),
    subject: message.subject,
    body: message.body,
    due_at: message.dueAt ?? now,
    lease_until: message.dueAt ? null : leaseFrom(now),
    user_id: ctx.userId,
    created_at: now,
    why: null,
  }
  return tx
    .insertInto('linkedin_message')
    .values({
      ...content,
      id: newId(),
      workspace_id: ctx.workspaceId,
      project_id: message.projectId,
      candidate_id: message.candidateId,
      kind: message.kind,
    })
    .onConflict((conflict) => conflict.columns(['candidate_id', 'kind']).doUpdateSet(content))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes a message's state; false when it is no longer in `from`. */
export async function saveLinkedinState(
  tx: Tx,
  ctx: WorkspaceContext,
  id: string,
  from: LinkedinState,
  next: { state: LinkedinState; reason?: string | null; reference?: string | null; dueAt?: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('linkedin_message')
    .set({
      state: next.state,
      why: next.reason ?? null,
      reference: next.reference,
      due_at: next.dueAt,
      lease_until: next.state === 'sending' ? leaseFrom(ctx.now()) : null,
      ...(next.state === 'sent' || next.state === 'accepted' ? { sent_at: ctx.now() } : {}),
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The process that sends it lives; nothing happens to a message that has left the state. */
export async function renewLinkedinLease(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('linkedin_message')
    .set({ lease_until: leaseFrom(now) })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute()
}

/**
 * For undo: cancels a scheduled message; false when something has been sent since then, or may have been, or when it is the
 * message that brought the candidate to the stage `leaving`. The caller holds the candidate's lock.
 */
export async function withdrawLinkedin(tx: Tx, candidateId: string, since: Date, leaving: Stage): Promise<boolean> {
  const from = leaving === 'CONTACTED' ? new Date(0) : since
  const gone = await tx
    .selectFrom('linkedin_message')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('state', 'in', ['sending', 'sent', 'accepted', 'unknown'])
    .where('created_at', '>=', from)
    .limit(1)
    .executeTakeFirst()
  if (gone) return false
  await tx
    .updateTable('linkedin_message')
    .set({ state: 'cancelled', why: 'taken_back' })
    .where('candidate_id', '=', candidateId)
    .where('state', 'in', ['queued', 'by_hand'])
    .where('created_at', '>=', from)
    .execute()
  return true
}

/** In all workspaces: due messages, and those a process left while sending. */
export async function findLinkedinWork(
  database: Database,
  now: Date,
): Promise<{ id: string; workspaceId: string; state: 'queued' | 'sending' }[]> {
  const rows = await database.system
    .selectFrom('linkedin_message')
    .select(['id', 'workspace_id', 'state'])
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'queued'), eb('due_at', '<=', now)]),
        eb.and([eb('state', '=', 'sending'), eb('lease_until', '<=', now)]),
      ]),
    )
    .$narrowType<{ state: 'queued' | 'sending' }>()
    .orderBy('due_at')
    .limit(50)
    .execute()
  return rows.map((row) => ({ id: row.id, workspaceId: row.workspace_id, state: row.state }))
}

const leaseFrom = (now: Date) => new Date(now.getTime() + leaseMs)

export async function findCandidateOfLinkedin(tx: Tx, id: string): Promise<string | null> {
  const row = await tx.selectFrom('linkedin_message').select('candidate_id').where('id', '=', id).executeTakeFirst()
  return row?.candidate_id ?? null
}

/** A message whose process stopped while sending it. */
export function findAbandonedLinkedin(tx: Tx, id: string, now: Date): Promise<LinkedinMessageRow | undefined> {
  return tx
    .selectFrom('linkedin_message')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('lease_until', '<=', now)
    .executeTakeFirst()
}

/** Locks a message that is due. */
export function lockDueLinkedin(tx: Tx, id: string, now: Date): Promise<LinkedinMessageRow | undefined> {
  return tx
    .selectFrom('linkedin_message')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('due_at', '<=', now)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether another message to the candidate was sent, or may have been. */
export async function hasOtherLinkedin(tx: Tx, candidateId: string, exceptId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('linkedin_message')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('id', '<>', exceptId)
    .where('state', 'in', ['sent', 'accepted', 'by_hand', 'unknown'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
