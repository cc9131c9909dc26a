import { importResume, readPersonResume } from '@fairlead/contract/v2/talent/resume'
import { addFromResumeFile } from '../../../features/candidates/imports/add-from-resume-file.ts'
import { readPersonResume as read } from '../../../features/talent/read-resume.ts'
import { endpoint, FileAnswer } from '../../endpoint.ts'

export const postTalentResume = endpoint(importResume, async (ctx, { file, services }) => {
  const { personId, name, merged, read: counts, note } = await addFromResumeFile(ctx, services, file)
  return { core_candidate_id: personId, name, merged, read: counts, note }
})

export const getTalentResume = endpoint(readPersonResume, async (ctx, { input }) => {
  const { fileName, contentType, bytes } = await read(ctx, input.person_id, input.resume_id)
  return new FileAnswer(fileName, contentType, bytes)
})
