// Uploads of files for an email that is being written: checked, stored, listed, and removed again.
import { readAttachment, validateAttachments, type AttachedFile } from '@fairlead/domain/outreach/attachment'
import type { MailboxKind } from '@fairlead/domain/ports/mailboxes'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { accessCandidate } from '../../candidates/records/access-candidate.ts'
import { countUnsentFiles, deleteUnsentFile, findFiles, saveAttachment, type FilePlace } from '../../mail/messages/attachment-store.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { continueFrom, sendFrom } from '../../mail/mailboxes/mailbox-views.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { kindOfMailbox } from './choose-files.ts'
import { findSender } from '../parties/sender.ts'
import { text as texts } from '../texts/texts.ts'

/** The email that is written: to one candidate, or to several where none is named. */
export interface EmailDraft {
  projectId: string
  candidateId?: string | undefined
  /** The teammate who appears as the sender; blank = the project's sender. */
  senderEmail?: string | undefined
}

/** Uploads of one user that no email names. */
const maxUnsent = 100

type FileSettings = Pick<MailSettings, 'attachments' | 'mailFrom'>

async function openDraft(
  tx: Tx,
  ctx: ActorContext,
  { mailFrom }: FileSettings,
  draft: EmailDraft,
): Promise<{ place: FilePlace; kind: MailboxKind | null }> {
  const project = await accessProject(tx, ctx.actor, draft.projectId, 'decide')
  if (draft.candidateId) await accessCandidate(tx, ctx.actor, { projectId: draft.projectId, candidateId: draft.candidateId }, 'read')
  const sender = draft.senderEmail?.trim() ? await findSender(tx, project, draft.senderEmail) : null
  const { mailboxId } =
    draft.candidateId && !sender
      ? await continueFrom(tx, project, draft.candidateId, mailFrom)
      : await sendFrom(tx, project, mailFrom, sender?.id)
  return { place: { projectId: project.id, candidateId: draft.candidateId ?? null }, kind: await kindOfMailbox(tx, mailboxId) }
}

/** Stores a file for a draft. What the draft has besides is counted when it is sent. */
export function attachFile(
  ctx: ActorContext,
  settings: FileSettings,
  draft: EmailDraft,
  file: { name: string; bytes: Uint8Array } | null,
): Promise<AttachedFile> {
  return ctx.transaction(async (tx) => {
    const { place, kind } = await openDraft(tx, ctx, settings, draft)
    if (!file) throw new Refusal('invalid_input', undefined, { file: texts.noFile })
    const tooMuch = validateAttachments([file.bytes.length], settings.attachments, kind)
    if (tooMuch) throw new Refusal('too_large', tooMuch)
    const read = readAttachment(file.name, file.bytes)
    if ('problem' in read) throw new Refusal('unsupported_file', read.problem)
    if ((await countUnsentFiles(tx, ctx)) >= maxUnsent) throw new Refusal('rate_limited', texts.tooManyUnsent(maxUnsent))
    return saveAttachment(tx, ctx, place, { ...read, bytes: file.bytes })
  })
}

/** What the email may carry, by the mailbox it leaves from, and which files of its draft are still stored. */
export function readDraftFiles(
  ctx: ActorContext,
  settings: FileSettings,
  draft: EmailDraft & { attachmentIds?: readonly string[] | undefined },
): Promise<{ kind: MailboxKind | null; files: AttachedFile[] }> {
  return ctx.transaction(async (tx) => {
    const { place, kind } = await openDraft(tx, ctx, settings, draft)
    return { kind, files: await findFiles(tx, ctx, place, draft.attachmentIds ?? []) }
  })
}

/** Removing one again, or one that an email names, does nothing. */
export function removeFile(ctx: ActorContext, settings: FileSettings, draft: EmailDraft, id: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    await openDraft(tx, ctx, settings, draft)
    await deleteUnsentFile(tx, ctx, id)
  })
}
