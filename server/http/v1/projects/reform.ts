import { readReform, reformProject } from '@fairlead/contract/v1/projects/reform'
import { searchAgain } from '../../../features/projects/searches/start-search.ts'
import { readReform as read } from '../../../features/sourcing/lessons/read-reform.ts'
import { endpoint } from '../../endpoint.ts'

export const getProjectsReform = endpoint(readReform, (ctx, { input }) => read(ctx, input.project_id))

export const postProjectsReform = endpoint(reformProject, async (ctx, { input }) => ({
  lro_id: (await searchAgain(ctx, input.project_id, 'reform')).id,
}))
