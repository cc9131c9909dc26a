import { addFollowUpFile, removeFollowUpFile } from '@fairlead/contract/v2/mail/follow_up_files'
import { addFileToFollowUp, removeFileOfFollowUp, type FollowUpOf } from '../../../features/outreach/emails/change-follow-up-files.ts'
import { endpoint, ok } from '../../endpoint.ts'

const followUpOf = (input: { project_id: string; candidate_id: string; step: number }): FollowUpOf => ({
  projectId: input.project_id,
  candidateId: input.candidate_id,
  step: input.step,
})

export const postMailFollowUpFiles = endpoint(addFollowUpFile, async (ctx, { input, services }) => {
  await addFileToFollowUp(ctx, services.settings, followUpOf(input), input.attachment_id)
  return ok
})

export const deleteMailFollowUpFiles = endpoint(removeFollowUpFile, async (ctx, { input }) => {
  await removeFileOfFollowUp(ctx, followUpOf(input), { number: input.number, attachmentId: input.attachment_id ?? null })
  return ok
})
