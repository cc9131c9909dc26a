import { resumeFollowUps } from '@fairlead/contract/v2/mail/resume'
import { resumeSequence } from '../../../features/mail/sending/pause-sequence.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const postMailResume = endpoint(resumeFollowUps, async (ctx, { input }) => {
  await resumeSequence(ctx, { projectId: input.project_id, candidateId: input.candidate_id })
  return ok
})
