import { expandSearch, listExpansions } from '@fairlead/contract/v2/projects/expansions'
import { expandSearch as expand } from '../../../features/sourcing/planning/expand-search.ts'
import { readExpansions } from '../../../features/sourcing/searches/read-expansions.ts'
import { endpoint } from '../../endpoint.ts'

export const getProjectsExpansions = endpoint(listExpansions, (ctx, { input, services }) => readExpansions(ctx, services, input.project_id))

export const postProjectsExpansions = endpoint(expandSearch, async (ctx, { input }) => ({
  lro_id: (await expand(ctx, { projectId: input.project_id, keys: input.expansions })).id,
}))
