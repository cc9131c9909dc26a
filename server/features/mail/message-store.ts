// The only writer of outgoing mail: planned here, sent by the sender, stopped by whatever stops it.
import { messageIdOfReply, messageIdOfStep } from '@fairlead/domain/outreach/message-id'
import type { Stage } from '@fairlead/domain/shared/stages'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { newId, newToken } from '../../platform/ids.ts'
import type { KeptInvitation } from './kept-invitation.ts'

export interface NewMessage {
  projectId: string
  candidateId: string
  /** 0 to 3 of a sequence; null for an answer by hand. */
  step: number | null
  /** What an email without a step is: an answer by hand, or the product's own notice to the candidate. */
  kind?: 'reply' | 'notice'
  emailType?: string | null
  /** The template the sequence follows; null is the project's first one. */
  templateName?: string | null
  /** Its time was set by a person. */
  isScheduled?: boolean
  /** Makes an answer by hand harmless to send twice. */
  requestId: string | null
  dueAt: Date
  /** Until then it can be undone with one click; null when nothing is held. */
  heldUntil: Date | null
  fromName: string
  fromEmail: string
  toEmail: string
  cc: string[]
  subject: string
  /** Of a first mail: the subject as it was written, before names went in. */
  subjectTemplate?: string
  html: string
  text: string
  inReplyTo: string | null
  references: string[]
  /** Domain of our Message-IDs. */
  domain: string
  invitation?: KeptInvitation
  /** Made up unless given. */
  replyToken?: string
}

export interface QueuedMessage {
  id: string
  messageId: string
  heldUntil: Date | null
}

/**
 * Plans one mail. A step of a sequence exists once per candidate: planning it again answers the one that is there, or
 * revives it when it had been cancelled before it went out. The caller holds the candidate's lock.
 */
export async function queueMessage(tx: Tx, ctx: WorkspaceContext, mail: NewMessage): Promise<QueuedMessage> {
  const there = await findPlanned(tx, mail)
  if (there && (there.state !== 'cancelled' || mail.step === null))
    return { id: there.id, messageId: there.message_id, heldUntil: there.held_until }
  const id = there?.id ?? newId()
  const messageId = mail.step === null ? messageIdOfReply(id, mail.domain) : messageIdOfStep(mail.candidateId, mail.step, mail.domain)
  const content = {
    state: 'queued',
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
    is_scheduled: mail.isScheduled ?? false,
    invitation: mail.invitation ? JSON.stringify(mail.invitation) : null,
  }
  if (there) await tx.updateTable('message').set(content).where('id', '=', there.id).execute()
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
  return { id, messageId, heldUntil: mail.heldUntil }
}

async function findPlanned(tx: Tx, mail: NewMessage) {
  if (mail.step === null && mail.requestId === null) return undefined
  let query = tx.selectFrom('message').select(['id', 'message_id', 'state', 'held_until']).where('candidate_id', '=', mail.candidateId)
  query = mail.step === null ? query.where('request_id', '=', mail.requestId) : query.where('step', '=', mail.step)
  return query.executeTakeFirst()
}

/** Cancels what has not been committed yet (to one address, when given); what is past that point goes on. The caller holds the candidate's lock. */
export async function cancelQueued(
  tx: Tx,
  candidateId: string,
  why: string,
  only: 'sequence' | 'all' = 'sequence',
  to = '',
): Promise<void> {
  let query = tx
    .updateTable('message')
    .set({ state: 'cancelled', why })
    .where('candidate_id', '=', candidateId)
    .where('state', 'in', ['queued', 'claimed', 'parked'])
  // an answer that waits for its time was written before this happened
  if (only === 'sequence') query = query.where((eb) => eb.or([eb('kind', '=', 'sequence'), eb('is_scheduled', '=', true)]))
  if (to) query = query.where('to_email', '=', to)
  await query.execute()
}

/**
 * For undo: cancels mail planned since then; false when some of it has gone out or may have, or when it is the mail itself
 * that brought the candidate to the stage `leaving`. The caller holds the lock.
 */
export async function takeBackHeldMail(tx: Tx, candidateId: string, since: Date, leaving: Stage): Promise<boolean> {
  const gone = await tx
    .selectFrom('message')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where((eb) => eb.or([eb('created_at', '>=', since), ...(leaving === 'CONTACTED' ? [eb('step', '=', 0)] : [])]))
    .where('state', 'in', ['committing', 'sent', 'unknown', 'parked'])
    .limit(1)
    .execute()
  if (gone.length > 0) return false
  await cancelQueued(tx, candidateId, 'taken_back', 'all')
  return true
}

/** Another time for an email that waits. The caller holds its lock. */
export async function setDue(tx: Tx, id: string, dueAt: Date): Promise<void> {
  await tx.updateTable('message').set({ due_at: dueAt }).where('id', '=', id).execute()
}

/** One mail that waits, undone by a person. The caller holds its lock. */
export async function takeBackOne(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('message').set({ state: 'cancelled', why: 'taken_back' }).where('id', '=', id).execute()
}
