import { getResumeV2 } from '@fairlead/contract/v2/projects/candidates/resume'
import { readResume } from '../../../../features/candidates/imports/handle-resume.ts'
import { endpoint, FileAnswer } from '../../../endpoint.ts'

export const getProjectsCandidatesResume = endpoint(getResumeV2, async (ctx, { input }) => {
  const { fileName, contentType, bytes } = await readResume(ctx, { resumeKey: input.resume_key })
  return new FileAnswer(fileName, contentType, bytes)
})
