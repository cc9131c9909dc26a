import { listPreviewPeople } from '@fairlead/contract/v2/outreach/people'
import { listPreviewPeople as list } from '../../../features/outreach/templates/list-preview-people.ts'
import { endpoint } from '../../endpoint.ts'

export const getOutreachPeople = endpoint(listPreviewPeople, async (ctx, { input }) => {
  const { of: total, people } = await list(ctx, input.project_id)
  return {
    of: total,
    people: people.map(({ candidateId, personId, name, headline, lacks }) => ({
      candidate_id: candidateId,
      core_candidate_id: personId,
      name,
      headline,
      lacks,
    })),
  }
})
