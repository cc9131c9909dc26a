import type { emailDraft, WireAttachment } from '@fairlead/contract/shapes/attachment'
import { attachFile, readDraftFiles, removeFile } from '@fairlead/contract/v2/outreach/attachments'
import type { AttachedFile } from '@fairlead/domain/outreach/attachment'
import type { z } from 'zod'
import {
  attachFile as attach,
  readDraftFiles as read,
  removeFile as remove,
  type EmailDraft,
} from '../../../features/outreach/emails/attach-file.ts'
import { endpoint, ok } from '../../endpoint.ts'

type WireDraft = z.output<z.ZodObject<typeof emailDraft>>

const draftOf = (input: WireDraft): EmailDraft => ({
  projectId: input.project_id,
  candidateId: input.candidate_id,
  senderEmail: input.sender_override,
})

const fileToWire = ({ id, name, bytes }: AttachedFile): WireAttachment => ({ attachment_id: id, file_name: name, size: bytes })

export const postOutreachAttachments = endpoint(attachFile, async (ctx, { input, file, services }) =>
  fileToWire(await attach(ctx, services.settings, draftOf(input), file)),
)

export const getOutreachAttachments = endpoint(readDraftFiles, async (ctx, { input, services: { settings } }) => {
  const { kind, files } = await read(ctx, settings, { ...draftOf(input), attachmentIds: input.attachment_ids })
  const { maxFiles: max, bytes } = settings.attachments
  return { most_files: max, most_bytes: bytes, mailbox_kind: kind, files: files.map(fileToWire) }
})

export const deleteOutreachAttachments = endpoint(removeFile, async (ctx, { input, services }) => {
  await remove(ctx, services.settings, draftOf(input), input.attachment_id)
  return ok
})
