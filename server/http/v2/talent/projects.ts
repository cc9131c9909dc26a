import { addToProject } from '@fairlead/contract/v2/talent/projects'
import { addToProject as add } from '../../../features/talent/add-to-project.ts'
import { endpoint } from '../../endpoint.ts'

export const postTalentProjects = endpoint(addToProject, async (ctx, { input }) => {
  const { added, refused } = await add(ctx, { projectId: input.project_id, personIds: input.person_ids, addAnyway: input.add_anyway })
  return {
    added: added.map(({ personId, candidateId, name }) => ({ person_id: personId, candidate_id: candidateId, name })),
    refused: refused.map(({ personId, candidateId, reason, ...rest }) => ({
      person_id: personId,
      candidate_id: candidateId,
      why: reason,
      ...rest,
    })),
  }
})
