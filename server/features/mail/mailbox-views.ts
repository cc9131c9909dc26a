// A user's own mailboxes as their page shows them, and which mailbox a project's emails are sent from.
import { personNameAsText } from '@fairlead/domain/account/names'
import { mailboxState, pauseSentence, sendingUser, type MailboxPause, type MailboxState } from '@fairlead/domain/outreach/mailbox'
import type { MailboxKind, MailServers } from '@fairlead/domain/ports/mailboxes'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { accessProject } from '../projects/access-project.ts'
import { mailboxOfUser } from './mailbox-store.ts'

export interface MailboxView extends MailServers {
  id: string
  kind: MailboxKind
  name: string
  address: string
  state: MailboxState
  pausedFor: MailboxPause | null
  /** What is wrong and what to do, in a sentence; null when it works. */
  why: string | null
  /** When its inbox was last read to the end. */
  readAt: Date | null
  /** Emails that are to be sent from it. */
  waiting: number
}

export function listMailboxes(ctx: ActorContext, readAtOf: (mailboxId: string) => Promise<Date | null>): Promise<MailboxView[]> {
  return ctx.transaction(async (tx) => {
    const mailbox = await mailboxOfUser(tx, ctx.userId)
    if (!mailbox) return []
    const { waiting } = await tx
      .selectFrom('message')
      .select((eb) => eb.fn.countAll<number>().as('waiting'))
      .where('mailbox_id', '=', mailbox.id)
      .where('state', '=', 'queued')
      .executeTakeFirstOrThrow()
    const { id, kind, name, address, smtp, imap, username, pausedFor, sendFault, readFault } = mailbox
    const faults = [
      sendFault === null ? null : `Emails can’t be sent: ${sendFault}`,
      readFault === null ? null : `Replies can’t be read: ${readFault}`,
    ].filter((one) => one !== null)
    return [
      {
        id,
        kind,
        name,
        address,
        smtp,
        imap,
        username,
        state: mailboxState(mailbox),
        pausedFor,
        why: [pausedFor === null ? null : pauseSentence(pausedFor), ...faults].filter((one) => one !== null).join(' ') || null,
        readAt: await readAtOf(id),
        waiting: Number(waiting),
      },
    ]
  })
}

export interface SendingMailbox {
  address: string
  mailboxId: string | null
  state: MailboxState | null
  ownerId: string | null
}

/** Where emails of a project are sent from: the mailbox of its sender, otherwise the installation's. */
export async function sendingMailbox(
  tx: Tx,
  project: { ownerId: string | null },
  mailFrom: string,
  teammateId: string | null = null,
): Promise<SendingMailbox> {
  const ownerId = sendingUser(project, teammateId)
  const mailbox = ownerId === null ? null : await mailboxOfUser(tx, ownerId)
  return mailbox
    ? { address: mailbox.address, mailboxId: mailbox.id, state: mailboxState(mailbox), ownerId }
    : { address: mailFrom, mailboxId: null, state: null, ownerId }
}

export interface FromMailbox {
  fromEmail: string
  mailboxId: string | null
}

export async function sendFrom(
  tx: Tx,
  project: { ownerId: string | null },
  mailFrom: string,
  teammateId: string | null = null,
): Promise<FromMailbox> {
  const { address, mailboxId } = await sendingMailbox(tx, project, mailFrom, teammateId)
  return { fromEmail: address, mailboxId }
}

/** An email in a thread is sent from the mailbox that wrote to the candidate last; one that is disconnected leaves it to the project's. */
export async function continueFrom(
  tx: Tx,
  project: { ownerId: string | null },
  candidateId: string,
  mailFrom: string,
): Promise<FromMailbox> {
  const last = await tx
    .selectFrom('message')
    .leftJoin('mailbox', (join) => join.onRef('mailbox.id', '=', 'message.mailbox_id').on('mailbox.disconnected_at', 'is', null))
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'mailbox.user_id').on('users.disabled_at', 'is', null))
    .select(['mailbox.id', 'mailbox.address', 'message.mailbox_id', 'users.id as user_id'])
    .where('message.candidate_id', '=', candidateId)
    .where('message.state', '=', 'sent')
    .orderBy('message.sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last && last.mailbox_id === null) return { fromEmail: mailFrom, mailboxId: null }
  if (last?.id && last.address && last.user_id) return { fromEmail: last.address, mailboxId: last.id }
  return sendFrom(tx, project, mailFrom)
}

/** For everyone who sees the project. */
export function readSendingMailbox(
  ctx: ActorContext,
  projectId: string,
  mailFrom: string,
): Promise<SendingMailbox & { ownerName: string }> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'read')
    const owner = await tx.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', project.ownerId).executeTakeFirst()
    const ownerName = owner ? personNameAsText(owner.first_name, owner.last_name) : ''
    return { ...(await sendingMailbox(tx, project, mailFrom)), ownerName }
  })
}
