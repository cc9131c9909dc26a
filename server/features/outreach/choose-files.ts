// The files of an email that is about to be queued: all of them, within the limits of the mailbox it leaves from.
import { validateAttachments } from '@fairlead/domain/outreach/attachment'
import { noLongerStored } from '@fairlead/domain/outreach/texts/en/attachment'
import type { MailboxKind } from '@fairlead/domain/ports/mailboxes'
import { Refusal } from '@fairlead/domain/refusal'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { findFiles, type FilePlace, type StoredFile } from '../mail/attachment-store.ts'
import { findMailbox } from '../mail/mailbox-store.ts'
import type { MailSettings } from '../mail/mail-settings.ts'

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
): Promise<StoredFile[]> {
  if (attachmentIds.length === 0) return []
  const files = await findFiles(tx, ctx, place, attachmentIds)
  const problem =
    files.length < new Set(attachmentIds).size
      ? noLongerStored
      : validateAttachments(
          files.map(({ bytes }) => bytes),
          limits,
          await kindOfMailbox(tx, mailboxId),
        )
  if (problem) throw new Refusal('invalid_input', problem, { attachment_ids: problem })
  return files
}
