// POST {V2}talent/resume
import { importResume } from '@fairlead/contract/v2/talent/resume'
import { addFromResumeFile } from '../../../features/candidates/add-from-resume-file.ts'
import { endpoint } from '../../endpoint.ts'

export const postTalentResume = endpoint(importResume, async (ctx, { file, services }) => {
  const { personId, name, merged, read } = await addFromResumeFile(ctx, services, file?.bytes ?? null)
  return { core_candidate_id: personId, name, merged, read }
})
