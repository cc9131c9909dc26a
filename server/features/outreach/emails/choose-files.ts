// The files of an email that is about to be queued: all of them, within the limits of the mailbox it leaves from.
import { validateAttachments } from '@fairlead/domain/outreach/attachment'
import { text as attachmentText } from '@fairlead/domain/outreach/texts/attachment'
import type { MailboxKind } from '@fairlead/domain/ports/mailboxes'
import { sequenceOf } from '@fairlead/domain/outreach/sequence'
import type { OutreachTemplate } from '@fairlead/domain/project/settings'
import { Refusal } from '@fairlead/domain/refusal'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { findFiles, type FilePlace, type FollowUpFiles, type StoredFile } from '../../mail/messages/attachment-store.ts'
import { findMailbox } from '../../mail/mailboxes/mailbox-store.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { text as texts } from '../texts/texts.ts'

/** null = the installation's own mailbox. */
export async function kindOfMailbox(tx: Tx, mailboxId: string | null): Promise<MailboxKind | null> {
  return mailboxId === null ? null : ((await findMailbox(tx, mailboxId))?.kind ?? null)
}

export async function chooseFiles(
  tx: Tx,
  ctx: WorkspaceContext,
  { attachments: limits }: Pick<MailSettings, 'attachments'>,
  { mailboxId, ...place }: FilePlace & { mailboxId: string | null },
  { attachmentIds = [] }: { attachmentIds?: readonly string[] | undefined },
  step = 0,
): Promise<StoredFile[]> {
  if (attachmentIds.length === 0) return []
  const files = await findFiles(tx, ctx, place, attachmentIds)
  const problem =
    files.length < new Set(attachmentIds).size
      ? attachmentText.noLongerStored
      : validateAttachments(
          files.map(({ bytes }) => bytes),
          limits,
          await kindOfMailbox(tx, mailboxId),
        )
  if (!problem) return files
  if (step === 0) throw new Refusal('invalid_input', problem, { attachment_ids: problem })
  const sentence = texts.filesOfFollowUp(step, problem)
  throw new Refusal('invalid_input', sentence, { [`follow_up_${step}_attachment_ids`]: sentence })
}

/** The same for the follow-ups of a first email; those of a step that its template doesn't have are left out. */
export async function chooseFollowUpFiles(
  tx: Tx,
  ctx: WorkspaceContext,
  mail: Pick<MailSettings, 'attachments'>,
  place: FilePlace & { mailboxId: string | null },
  { followUps, followUpAttachmentIds = [] }: FollowUpChoice,
  template: Pick<OutreachTemplate, 'initial' | 'followUps'> | undefined,
): Promise<FollowUpFiles[]> {
  if (followUps === false || !template) return []
  const chosen: FollowUpFiles[] = []
  for (const { step } of sequenceOf(template.initial, template.followUps).slice(1))
    chosen.push({ step, files: await chooseFiles(tx, ctx, mail, place, { attachmentIds: followUpAttachmentIds[step - 1] }, step) })
  return chosen
}

export interface FollowUpChoice {
  /** false: only this email; no follow-up is planned. */
  followUps?: boolean | undefined
  /** Uploads of the user that are attached to the follow-ups, in their order. */
  followUpAttachmentIds?: readonly (readonly string[] | undefined)[] | undefined
}
