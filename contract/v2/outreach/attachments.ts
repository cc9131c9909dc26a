import { mailboxKinds } from '@fairlead/domain/ports/mailboxes'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id } from '../../fields.ts'
import { attachment, attachmentIds, emailDraft } from '../../shapes/attachment.ts'

export const attachFile = call(
  'POST',
  'v2/outreach/attachments',
  [],
  'Uploads a file for an email that is being written: PDF, DOCX, PNG, JPEG, or plain text. Name it in `attachment_ids` when you send the email; a file that no email names is deleted after a week.',
  z.object(emailDraft),
  attachment,
  {
    audit: 'document_added',
    status: 201,
    body: 'file',
    fileMegabytes: 20,
    also: { 413: 'The file is larger than the files of an email can be together.', 415: 'A type that is not accepted.' },
  },
)
export type AttachFile = CallType<typeof attachFile>

export const readDraftFiles = call(
  'GET',
  'v2/outreach/attachments',
  ['staff'],
  'How much an email that is being written can carry, and which of the given uploads are still stored.',
  z.object({ ...emailDraft, attachment_ids: attachmentIds }),
  z.object({
    /** Files of one email; 0 where attachments are switched off. */
    most_files: z.number(),
    /** Of all files together, before the limit of the mailbox. */
    most_bytes: z.number(),
    /** What the email leaves from; null = the mailbox of the installation. */
    mailbox_kind: z.enum(mailboxKinds).nullable(),
    files: z.array(attachment),
  }),
)
export type ReadDraftFiles = CallType<typeof readDraftFiles>

export const removeFile = call(
  'DELETE',
  'v2/outreach/attachments',
  [],
  'Deletes an upload of the user that no email names.',
  z.object({ ...emailDraft, attachment_id: id }),
  done,
  { audit: 'document_added' },
)
export type RemoveFile = CallType<typeof removeFile>
