// Signatures below a user's emails: the mailbox's, and in autopilot sequences the block from the settings.
import { signBody, validateSignature } from '@fairlead/domain/outreach/signature'
import { isAutopilot, type ProjectFacts } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import type { Settings } from '../../../platform/settings.ts'
import { ownMailbox } from './connect-mailbox.ts'
import { mailBody } from '../messages/mail-body.ts'
import { findMailbox, saveMailboxText } from '../mailboxes/mailbox-store.ts'
import { continueFrom, type SendingProject } from '../mailboxes/mailbox-views.ts'
import type { FilledMail } from '../messages/template-values.ts'

/** The email as sent from `mailboxId`; null = the installation's address, which has no signature. */
export async function signMail(tx: Tx, mail: FilledMail, mailboxId: string | null): Promise<FilledMail> {
  const mailbox = mailboxId === null ? null : await findMailbox(tx, mailboxId)
  return mailbox ? signBody(mail, mailBody(mailbox.signature)) : mail
}

/** The signature below a reply to this candidate, as plain text; null without one. */
export async function signatureOfReply(tx: Tx, project: SendingProject, candidateId: string): Promise<string | null> {
  return readSignature(tx, (await continueFrom(tx, project, candidateId, '')).mailboxId)
}

/** A mailbox's signature, as plain text; null without one. */
export async function readSignature(tx: Tx, mailboxId: string | null): Promise<string | null> {
  const mailbox = mailboxId === null ? null : await findMailbox(tx, mailboxId)
  return mailbox?.signature ? mailBody(mailbox.signature).text : null
}

/** A sequence's email: also with the block below every autopilot email, the same for all. */
export async function signSequenceMail(
  tx: Tx,
  mail: FilledMail,
  mailboxId: string | null,
  project: Pick<ProjectFacts, 'type'>,
  { autopilotSignature }: Pick<Settings, 'autopilotSignature'>,
): Promise<FilledMail> {
  const signed = await signMail(tx, mail, mailboxId)
  if (autopilotSignature === '' || !isAutopilot(project)) return signed
  const block = mailBody(autopilotSignature, true)
  return { ...signed, html: `${signed.html}<div>${block.html}</div>`, text: `${signed.text}\n\n${block.text}` }
}

/** For a mailbox's owner, or admins for a workspace mailbox. '' = none. */
export function changeSignature(ctx: ActorContext, mailboxId: string, signature: string): Promise<void> {
  const problem = validateSignature(signature, mailBody(signature).html)
  if (problem) throw new Refusal('invalid_input', problem, { signature: problem })
  return ctx.transaction(async (tx) => {
    const mailbox = await ownMailbox(tx, ctx, mailboxId)
    await saveMailboxText(tx, mailbox.id, { signature: signature.trim() })
    await record(tx, ctx, { type: 'mailbox.changed', userId: ctx.userId, mailboxId })
  })
}
