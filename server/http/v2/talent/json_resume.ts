import { importJsonResume } from '@fairlead/contract/v2/talent/json_resume'
import { addFromResume } from '../../../features/candidates/people/person-add.ts'
import { endpoint } from '../../endpoint.ts'

export const postTalentJsonResume = endpoint(importJsonResume, async (ctx, { input, services }) => {
  const { personId, name, merged, warnings } = await addFromResume(ctx, services.vocabulary, services.files, input.resume)
  return { core_candidate_id: personId, name, merged, warnings }
})
