import { lastStep } from '@fairlead/domain/outreach/sequence'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id, whole } from '../../fields.ts'

const followUp = { project_id: id, candidate_id: id, step: whole.pipe(z.number().min(1).max(lastStep)) }
const also = { 409: 'It isn’t planned, or it is being sent, was sent, or was canceled.' }

export const addFollowUpFile = call(
  'POST',
  'v2/mail/follow_up_files',
  [],
  'Adds a file to a follow-up that hasn’t been sent, after the files it has.',
  z.object({
    ...followUp,
    /** An upload of the user in v2/outreach/attachments. */
    attachment_id: id,
  }),
  done,
  { audit: 'document_added', also },
)
export type AddFollowUpFile = CallType<typeof addFollowUpFile>

export const removeFollowUpFile = call(
  'DELETE',
  'v2/mail/follow_up_files',
  [],
  'Removes a file from a follow-up that hasn’t been sent. Removing one that it no longer has does nothing.',
  z.object({
    ...followUp,
    /** Place among the files of the follow-up. */
    number: whole.pipe(z.number().min(1)),
    /** The file expected at this place; absent for one that is gone. */
    attachment_id: id.optional(),
  }),
  done,
  { audit: 'document_added', also },
)
export type RemoveFollowUpFile = CallType<typeof removeFollowUpFile>
