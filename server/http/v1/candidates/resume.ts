import { getResume, postResume } from '@fairlead/contract/v1/candidates/resume'
import { readResume, uploadResume } from '../../../features/candidates/imports/handle-resume.ts'
import { endpoint, FileAnswer } from '../../endpoint.ts'

export const getCandidatesResume = endpoint(getResume, async (ctx, { input }) => {
  const { fileName, contentType, bytes } = await readResume(ctx, { candidateId: input.candidate_id })
  return new FileAnswer(fileName, contentType, bytes)
})

export const postCandidatesResume = endpoint(postResume, async (ctx, { input, file, services }) => {
  const upload = { candidateId: input.candidate_id, projectId: input.project_id, file }
  const { key, profile, read, note } = await uploadResume(ctx, services, upload)
  return { resume_key: key, profile, read, note }
})
