// The only writer of outgoing email: planned here, sent by the sender, stopped by anything that must stop it.
import { sql, type RawBuilder } from 'kysely'
import { messageIdOfReply, messageIdOfStep } from '@fairlead/domain/outreach/message-id'
import type { MessageState } from '@fairlead/domain/outreach/message-state'
import type { Stage } from '@fairlead/domain/shared/stages'
import { must } from '@fairlead/domain/shared/records'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database.ts'
import { newId, newToken } from '../../../platform/ids.ts'
import { attachFiles } from './attachment-store.ts'
import { changedColumns, type MessageChange, type MessageDetails } from './message-row.ts'
import type { NewMessage, NewTeamMessage } from './new-message.ts'
import type { SendPass } from './send-firewall.ts'

export interface QueuedMessage {
  id: string
  messageId: string
  heldUntil: Date | null
}

/**
 * Plans one email. A sequence step exists once per candidate: planning it again returns the existing one, or
 * revives it when it was canceled before being sent. The caller holds the candidate's lock.
 */
export async function queueMessage(tx: Tx, ctx: WorkspaceContext, pass: SendPass, mail: NewMessage): Promise<QueuedMessage> {
  const existing = await findPlanned(tx, mail)
  if (existing && (existing.state !== 'cancelled' || mail.step === null))
    return { id: existing.id, messageId: existing.message_id, heldUntil: existing.held_until }
  const id = existing?.id ?? newId()
  const messageId = mail.step === null ? messageIdOfReply(id, mail.domain) : messageIdOfStep(mail.candidateId, mail.step, mail.domain)
  const content = {
    state: 'queued' as const,
    why: null,
    refused_times: 0,
    unknown_times: 0,
    crashed_times: 0,
    refused_at: null,
    relay_answer: null,
    reserved_until: null,
    due_at: mail.dueAt,
    held_until: mail.heldUntil,
    from_name: mail.fromName,
    from_email: mail.fromEmail,
    mailbox_id: mail.mailboxId,
    to_email: mail.toEmail,
    cc: mail.cc,
    subject: mail.subject,
    subject_template: mail.subjectTemplate ?? null,
    html: mail.html,
    body_text: mail.text,
    in_reply_to: mail.inReplyTo,
    refs: mail.references,
    user_id: ctx.userId,
    created_at: ctx.now(),
    email_type: mail.emailType ?? null,
    template_name: mail.templateName ?? null,
    template_test_id: mail.test?.id ?? null,
    test_version: mail.test?.version ?? null,
    is_scheduled: mail.isScheduled ?? false,
    any_hour: mail.anyHour ?? false,
    guess_accepted: pass.acceptsGuess,
    held_by: mail.heldBy ?? null,
    invitation: mail.invitation ? JSON.stringify(mail.invitation) : null,
  }
  if (existing) await tx.updateTable('message').set(content).where('id', '=', existing.id).execute()
  else
    await tx
      .insertInto('message')
      .values({
        ...content,
        id,
        workspace_id: ctx.workspaceId,
        project_id: mail.projectId,
        candidate_id: mail.candidateId,
        kind: mail.step === null ? (mail.kind ?? 'reply') : 'sequence',
        step: mail.step,
        request_id: mail.requestId,
        message_id: messageId,
        reply_token: mail.replyToken ?? newToken(),
      })
      .execute()
  await attachFiles(tx, ctx, id, mail.files, mail.step === 0 ? mail.followUpFiles : null)
  return { id, messageId, heldUntil: mail.heldUntil }
}

async function findPlanned(tx: Tx, mail: NewMessage) {
  if (mail.step === null && mail.requestId === null) return undefined
  let query = tx.selectFrom('message').select(['id', 'message_id', 'state', 'held_until']).where('candidate_id', '=', mail.candidateId)
  query = mail.step === null ? query.where('request_id', '=', mail.requestId) : query.where('step', '=', mail.step)
  return query.executeTakeFirst()
}

/**
 * Cancels messages before their commit point; later ones continue. The caller holds the locks of the candidates. 'sequence', the
 * default: outreach, and replies scheduled for later, which were written before this happened.
 */
export async function cancelQueued(
  tx: Tx,
  candidateId: string | readonly string[],
  reason: string,
  only: { kinds?: 'sequence' | 'all'; to?: string; requestId?: string } = {},
): Promise<void> {
  let query = tx
    .updateTable('message')
    .set({ state: 'cancelled', why: reason })
    .where('candidate_id', '=', sql<string>`any(${[candidateId].flat()}::text[])`)
    .where('state', 'in', ['queued', 'claimed', 'parked'])
  if (only.requestId) query = query.where('request_id', '=', only.requestId)
  else if (only.kinds !== 'all') query = query.where((eb) => eb.or([eb('kind', '=', 'sequence'), eb('is_scheduled', '=', true)]))
  if (only.to) query = query.where('to_email', '=', only.to)
  await query.execute()
}

/**
 * For undo: cancels email planned since then; false when some was or may have been sent, or when it is the email
 * that brought the candidate to the stage `leaving`. The caller holds the lock.
 */
export async function withdrawHeldMail(tx: Tx, candidateId: string, since: Date, leaving: Stage): Promise<boolean> {
  const gone = await tx
    .selectFrom('message')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where((eb) => eb.or([eb('created_at', '>=', since), ...(leaving === 'CONTACTED' ? [eb('step', '=', 0)] : [])]))
    .where('state', 'in', ['committing', 'sent', 'unknown', 'parked'])
    .limit(1)
    .execute()
  if (gone.length > 0) return false
  await cancelQueued(tx, candidateId, 'taken_back', { kinds: 'all' })
  return true
}

/** A user reschedules a waiting email. The caller holds its lock. */
export async function setDue(tx: Tx, id: string, dueAt: Date): Promise<void> {
  await tx.updateTable('message').set({ due_at: dueAt, any_hour: true, held_by: null }).where('id', '=', id).execute()
}

/** A user undoes one waiting email. The caller holds its lock. */
export async function withdrawMessage(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('message').set({ state: 'cancelled', why: 'taken_back' }).where('id', '=', id).execute()
}

/** Writes the state that the domain decided. The caller holds the message's lock. */
export async function saveMessageState(tx: Tx, id: string, next: MessageState, details: MessageDetails = {}): Promise<void> {
  await saveMessageStates(tx, [{ id, next, details }])
}

/** The same for several, with one statement for those that change the same columns. */
export async function saveMessageStates(tx: Tx, changes: readonly MessageChange[]): Promise<void> {
  for (const { columns, rows } of changedColumns(changes)) {
    const set = sql.join(columns.map((column) => sql`${sql.id(column)} = changed.${sql.id(column)}`))
    const changed = sql`jsonb_populate_recordset(null::message, ${JSON.stringify(rows)}::jsonb) changed`
    await sql`update message set ${set} from ${changed} where message.id = changed.id`.execute(tx)
  }
}

/** Follow-ups that weren't committed wait until that day. The caller holds the candidate's lock. */
export async function postponeFollowUps(tx: Tx, candidateId: string, until: string): Promise<void> {
  await tx
    .updateTable('message')
    .set({
      due_before_pause: sql<Date>`coalesce(due_before_pause, due_at)`,
      // at its own time of day, not all at midnight
      due_at: sql<Date>`greatest(due_at, (${until}::date + (due_at at time zone 'UTC')::time) at time zone 'UTC')`,
    })
    .where('candidate_id', '=', candidateId)
    .where('kind', '=', 'sequence')
    .where('step', '>', 0)
    .where('state', '=', 'queued')
    .execute()
}

/** Postponed follow-ups resume as planned. */
export async function restoreFollowUps(tx: Tx, candidateId: string): Promise<void> {
  await tx
    .updateTable('message')
    .set({ due_at: sql<Date>`greatest(due_before_pause, clock_timestamp())`, due_before_pause: null })
    .where('candidate_id', '=', candidateId)
    .where('state', '=', 'queued')
    .where('due_before_pause', 'is not', null)
    .execute()
}

/** Follow-ups canceled by a reply are planned again. */
export async function reviveFollowUps(tx: Tx, candidateId: string): Promise<void> {
  await tx
    .updateTable('message')
    .set({ state: 'queued', why: null })
    .where('candidate_id', '=', candidateId)
    .where('kind', '=', 'sequence')
    .where('state', '=', 'cancelled')
    .where('why', '=', 'replied')
    .execute()
}

/** Plans an email to a colleague; returns the ID of the one already planned for the same request, if there is one. */
export async function insertTeamMessage(
  tx: Tx,
  ctx: WorkspaceContext,
  _pass: SendPass,
  mail: NewTeamMessage,
): Promise<{ id: string; isNew: boolean }> {
  const added = await tx
    .insertInto('message')
    .values({
      ...mail,
      workspace_id: ctx.workspaceId,
      candidate_id: null,
      kind: 'team',
      step: null,
      state: 'queued',
      reply_token: newToken(),
      user_id: ctx.userId,
      created_at: ctx.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'request_id']).where('candidate_id', 'is', null).where('request_id', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (added) return { id: added.id, isNew: true }
  const existing = await tx
    .selectFrom('message')
    .select('id')
    .where('request_id', '=', must(mail.request_id))
    .where('candidate_id', 'is', null)
    .executeTakeFirstOrThrow()
  return { id: existing.id, isNew: false }
}

/** Refusals from before a relay's pause don't count for the next attempt. */
export async function clearRefusals(database: Pick<Database, 'system'>): Promise<void> {
  await database.system
    .updateTable('message')
    .set({ refused_at: null })
    .where('refused_at', 'is not', null)
    .where('state', '=', 'queued')
    .where('mailbox_id', 'is', null)
    .execute()
}

/**
 * Waiting emails are sent from another account with the same address; those of `gone` without one from `mailFrom`. One statement:
 * an account that is replaced between two would leave its emails to `mailFrom`.
 */
export async function moveQueued(database: Pick<Database, 'system'>, mailFrom: string, gone: RawBuilder<boolean>): Promise<void> {
  await sql`
    with successor as materialized (
      select former.id as former_id, other.id as other_id
      from mailbox as former join mailbox as other on other.workspace_id = former.workspace_id and other.address = former.address
        and other.is_shared = former.is_shared and (other.is_shared or other.user_id = former.user_id) and other.disconnected_at is null
      where former.disconnected_at is not null),
    taken_over as (
      update message set mailbox_id = successor.other_id from successor
      where message.mailbox_id = successor.former_id and message.state = 'queued')
    update message set mailbox_id = null, from_email = ${mailFrom}
    where state = 'queued' and ${gone} and mailbox_id not in (select former_id from successor)`.execute(database.system)
}

/** After a restore: the outcome is known. False when it was already known. */
export async function markRestoreChecked(tx: Pick<Tx, 'updateTable'>, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('message')
    .set({ restore_checked_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('restore_checked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A user's emails still in the undo window: manual replies since `replies`, first emails since `initials`. Returns how many were canceled. */
export async function withdrawHeld(
  tx: Tx,
  ctx: WorkspaceContext,
  candidateId: string,
  since: { replies: Date; initials: Date },
): Promise<number> {
  const taken = await tx
    .updateTable('message')
    .set({ state: 'cancelled', why: 'taken_back' })
    .where('candidate_id', '=', candidateId)
    .where('user_id', '=', ctx.userId)
    .where('state', 'in', ['queued', 'claimed'])
    .where('held_until', '>', ctx.now())
    .where((eb) =>
      eb.or([
        eb.and([eb('kind', '=', 'reply'), eb('created_at', '>', since.replies)]),
        eb.and([eb('kind', '=', 'sequence'), eb('step', '=', 0), eb('created_at', '>', since.initials)]),
      ]),
    )
    .returning('id')
    .execute()
  return taken.length
}

/** Why it didn't arrive. Returns where it was sent from; null when this was known. */
export function markBounced(tx: Tx, id: string, cause: 'dead_address' | 'blocked') {
  return tx
    .updateTable('message')
    .set({ bounced_at: sql<Date>`clock_timestamp()`, bounce_cause: cause })
    .where('id', '=', id)
    .where('bounced_at', 'is', null)
    .returning(['mailbox_id as mailboxId', 'from_email as fromEmail'])
    .executeTakeFirst()
}

/** The page about the recipient's data was opened from the email's link. */
export async function recordPageOpened(tx: Tx, optOutHash: string, now: Date): Promise<void> {
  await tx
    .updateTable('message')
    .set({ page_opened_at: now })
    .where('opt_out_hash', '=', optOutHash)
    .where('page_opened_at', 'is', null)
    .execute()
}
